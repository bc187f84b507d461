import { atom, getDefaultStore } from 'jotai';
import { log } from '../log';
import { hasSignedOut, isAuthenticated } from './session';
import { onSessionChange } from './session-version';

/** As in spec 4. */
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

/** Opens the modal unless it was closed before or the user signed out. */
export function reportUnauthorized(): void {
  if (hasSignedOut()) return;
  const store = getDefaultStore();
  const { open, skipError } = store.get(sessionExpiredAtom);
  if (open || skipError) return;
  store.set(sessionExpiredAtom, { open: true, skipError: false, errorStatus: 'Unauthorized' });
  log.info('Session-expired modal shown', { errorStatus: 'Unauthorized' });
}

/** The modal stays closed for the rest of this session. */
export function closeSessionExpired(): void {
  getDefaultStore().set(sessionExpiredAtom, { open: false, skipError: true, errorStatus: 'None' });
}

/** A new session's end is reported again. */
export function resetSessionExpired(): void {
  getDefaultStore().set(sessionExpiredAtom, { open: false, skipError: false, errorStatus: 'None' });
}

// A session started in any tab resets the modal.
onSessionChange(() => {
  if (isAuthenticated()) resetSessionExpired();
});
