import { atom, getDefaultStore } from 'jotai';
import type { Application } from '../../services/data/use-applicant';

/**
 * Application after the latest change by another component than the screen, such as a dialog; null
 * before.
 */
export const localChangeAtom = atom<Application | null>(null);

/** Lets the screen show the change without a request. */
export function reportLocalChange(application: Application): void {
  getDefaultStore().set(localChangeAtom, application);
}
