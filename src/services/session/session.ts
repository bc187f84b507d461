import { isSessionAlive, sessionEnd } from '../../catalogue/session-end';
import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { clock } from '../clock';
import { localStore } from '../storage/storage';
import { storedBy } from '../storage/stored-by';
import { announceSession } from './session-version';
import { removeCookie, setCookie } from '../storage/cookies';

const accessToken = storedBy(localStore, STORAGE_KEYS.accessToken, (text) =>
  /^[\x21-\x7e]+$/.test(text) ? text : null,
);

const expiresAt = storedBy(localStore, STORAGE_KEYS.expiresAt, sessionEnd);

export function readAccessToken(): string | null {
  return accessToken.read();
}

/** Empty without a token (spec 7). */
export function authorizationHeader(): string {
  const token = readAccessToken();
  return token === null ? '' : `Bearer ${token}`;
}

const signedOut = storedBy(localStore, STORAGE_KEYS.signedOut, (text) => text === 'true' || null);

/** ms since the epoch; null without a session. */
export function readExpiresAt(): number | null {
  return expiresAt.read();
}

/** Compares the stored expiry with now (spec 4). */
export function isAuthenticated(): boolean {
  return isSessionAlive(readExpiresAt(), clock.now());
}

/** The expiry is now plus `expiresIn` seconds times 1000 ms (spec 3). */
export function storeSession(session: { accessToken: string; expiresIn: number }): void {
  accessToken.write(session.accessToken);
  expiresAt.write(String(clock.now() + session.expiresIn * 1000));
  signedOut.remove();
  announceSession();
}

/** Call before clearing the session, so that other tabs know the reason. */
export function noteSignOut(): void {
  signedOut.write('true');
}

/** Whether the user ended the last session, in any tab. */
export function hasSignedOut(): boolean {
  return signedOut.read() === true && readAccessToken() === null;
}

export function clearSession(): void {
  accessToken.remove();
  expiresAt.remove();
  announceSession();
}

/**
 * Follows sign-in and sign-out in other tabs, also if the back/forward cache restores the page.
 * Returns the unsubscribe function.
 */
export function followSession(): () => void {
  const listen = (event: StorageEvent): void => {
    if (
      event.key === null ||
      event.key === STORAGE_KEYS.accessToken ||
      event.key === STORAGE_KEYS.expiresAt
    ) {
      announceSession();
    }
  };
  const restore = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) announceSession();
  };
  window.addEventListener('storage', listen);
  window.addEventListener('pageshow', restore);
  return () => {
    window.removeEventListener('storage', listen);
    window.removeEventListener('pageshow', restore);
  };
}

/** Sets the cookie of spec 3, which contains userId only. */
export function storeUserData(userId: string): void {
  setCookie(STORAGE_KEYS.userData, JSON.stringify({ userId }));
}

export function forgetUserData(): void {
  removeCookie(STORAGE_KEYS.userData);
}
