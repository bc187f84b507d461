import { atom, getDefaultStore } from 'jotai';

/** Counts the changes that the applicant made to the application outside of the screen that shows it. */
export const ownChangeAtom = atom(0);

/** Says that the applicant changed the application: what shows it need not ask before showing that. */
export function reportOwnChange(): void {
  getDefaultStore().set(ownChangeAtom, (count) => count + 1);
}
