import { atom, getDefaultStore } from 'jotai';
import * as v from 'valibot';
import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { clock } from '../clock';
import { localStore } from '../storage/storage';
import { storedText } from '../storage/stored-value';
import { resetSessionExpired } from './session-expired';

const accessToken = storedText(
  localStore,
  STORAGE_KEYS.accessToken,
  v.pipe(v.string(), v.nonEmpty(), v.regex(/^[\x21-\x7e]+$/)),
);

const expiresAt = storedText(
  localStore,
  STORAGE_KEYS.expiresAt,
  v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number)),
);

/** Changes with every sign-in, renewal and sign-out, here or in another tab. */
export const sessionVersionAtom = atom(0);

function announce(): void {
  // Whichever tab began it: with a session, none has ended, and a later end is said again.
  if (isAuthenticated()) resetSessionExpired();
  getDefaultStore().set(sessionVersionAtom, (version) => version + 1);
}

/** The stored bearer token, or null. */
export function readAccessToken(): string | null {
  return accessToken.read();
}

/** When the session ends, ms since the epoch; null when there is none. */
export function readExpiresAt(): number | null {
  return expiresAt.read();
}

/** Authenticated only while the stored expiry is later than now (spec 4). */
export function isAuthenticated(): boolean {
  const expiry = readExpiresAt();
  return expiry !== null && expiry > clock.now();
}

/** Stores a session: the token, and now plus `expiresIn` seconds times 1000 ms (spec 3). */
export function storeSession(session: { accessToken: string; expiresIn: number }): void {
  accessToken.write(session.accessToken);
  expiresAt.write(String(clock.now() + session.expiresIn * 1000));
  announce();
}

/** Forgets the stored token and expiry. */
export function clearSession(): void {
  accessToken.remove();
  expiresAt.remove();
  announce();
}

/**
 * Follows sign-in and sign-out in other tabs, and what was missed while the browser kept the page for Back.
 * Returns a function that stops following.
 */
export function followSession(): () => void {
  const listen = (event: StorageEvent): void => {
    if (
      event.key === null ||
      event.key === STORAGE_KEYS.accessToken ||
      event.key === STORAGE_KEYS.expiresAt
    ) {
      announce();
    }
  };
  const restore = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) announce();
  };
  window.addEventListener('storage', listen);
  window.addEventListener('pageshow', restore);
  return () => {
    window.removeEventListener('storage', listen);
    window.removeEventListener('pageshow', restore);
  };
}
