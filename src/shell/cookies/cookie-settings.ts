import { atom, getDefaultStore } from 'jotai';

export const cookieSettingsAtom = atom(false);

/** Opens the cookie settings over the current page. */
export function openCookieSettings(): void {
  getDefaultStore().set(cookieSettingsAtom, true);
}
