import { atom, getDefaultStore } from 'jotai';
import { log } from '../log';
import { hasSignedOut, isAuthenticated } from './session';
import { onSessionChange } from './session-version';

/** State of the session-expired modal (spec 4). */
export interface SessionExpiredState {
  readonly open: boolean;
  readonly skipError: boolean;
  readonly errorStatus: 'None' | 'Unauthorized';
}

export const sessionExpiredAtom = atom<SessionExpiredState>({
  open: false,
  skipError: false,
  errorStatus: 'None',
});

/** Called for an Unauthorized response: opens the modal unless it was closed before or the user signed out. */
export function reportUnauthorized(): void {
  if (hasSignedOut()) return;
  const store = getDefaultStore();
  const { open, skipError } = store.get(sessionExpiredAtom);
  if (open || skipError) return;
  store.set(sessionExpiredAtom, { open: true, skipError: false, errorStatus: 'Unauthorized' });
  log.info('Session-expired modal shown', { errorStatus: 'Unauthorized' });
}

/** Closes the modal; later Unauthorized responses of the same session don't open it again. */
export function closeSessionExpired(): void {
  getDefaultStore().set(sessionExpiredAtom, { open: false, skipError: true, errorStatus: 'None' });
}

/** Called when a new session starts: its end is reported again. */
export function resetSessionExpired(): void {
  getDefaultStore().set(sessionExpiredAtom, { open: false, skipError: false, errorStatus: 'None' });
}

// A new session, started in any tab, resets the modal.
onSessionChange(() => {
  if (isAuthenticated()) resetSessionExpired();
});
