import { atom, getDefaultStore } from 'jotai';
import type { Application } from '../../services/data/use-applicant';

/** The application as the applicant last changed it outside of the screen that shows it; null before. */
export const ownChangeAtom = atom<Application | null>(null);

/** Says that the applicant changed the application: what shows it need not ask before showing that. */
export function reportOwnChange(application: Application): void {
  getDefaultStore().set(ownChangeAtom, application);
}
