import { atom, getDefaultStore } from 'jotai';

export const cookieSettingsAtom = atom(false);

export function openCookieSettings(): void {
  getDefaultStore().set(cookieSettingsAtom, true);
}
