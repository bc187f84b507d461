import { atom, getDefaultStore } from 'jotai';
import { log } from '../log';
import { isAuthenticated } from './session';
import { onSessionChange } from './session-version';

/** The session-expired modal (spec 4). */
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

/** An answer said Unauthorized: opens the modal unless it was closed before. */
export function reportUnauthorized(): void {
  const store = getDefaultStore();
  const { open, skipError } = store.get(sessionExpiredAtom);
  if (open || skipError) return;
  store.set(sessionExpiredAtom, { open: true, skipError: false, errorStatus: 'Unauthorized' });
  log.info('Session-expired modal shown', { errorStatus: 'Unauthorized' });
}

/** Closes the modal; later Unauthorized answers of the same session do not open it again. */
export function closeSessionExpired(): void {
  getDefaultStore().set(sessionExpiredAtom, { open: false, skipError: true, errorStatus: 'None' });
}

/** Called when a new session starts: its expiry is shown again. */
export function resetSessionExpired(): void {
  getDefaultStore().set(sessionExpiredAtom, { open: false, skipError: false, errorStatus: 'None' });
}

// Whichever tab began it: with a session, none has ended, and a later end is said again.
onSessionChange(() => {
  if (isAuthenticated()) resetSessionExpired();
});
