import { atom, getDefaultStore } from 'jotai';
import type { Application } from '../../services/data/use-applicant';

/**
 * The result of the applicant's latest change from another component than the screen, such as a
 * dialog; null before.
 */
export const localChangeAtom = atom<Application | null>(null);

/** Reports such a change, so that the screen shows it without a request. */
export function reportLocalChange(application: Application): void {
  getDefaultStore().set(localChangeAtom, application);
}
