import { atom, getDefaultStore } from 'jotai';

/** Whether the cookie settings are open. */
export const cookieSettingsAtom = atom(false);

/** Opens the cookie settings over whatever is shown. */
export function openCookieSettings(): void {
  getDefaultStore().set(cookieSettingsAtom, true);
}
