// @vitest-environment jsdom
import { getDefaultStore } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { installClock } from '../clock';
import {
  clearSession,
  followOtherTabs,
  isAuthenticated,
  readExpiresAt,
  storeSession,
} from './session';
import {
  closeSessionExpired,
  reportUnauthorized,
  resetSessionExpired,
  sessionExpiredAtom,
} from './session-expired';
import { toSignInError } from './sign-in-error';

let now = 1_000_000;

beforeEach(() => {
  now = 1_000_000;
  installClock(() => now);
  localStorage.clear();
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});

describe('a session', () => {
  it('stores the token, and now plus expiresIn times 1000 ms', () => {
    storeSession({ accessToken: 'token-1', expiresIn: 60 });
    expect({ ...localStorage }).toEqual({ access_token: 'token-1', expires_at: '1060000' });
  });

  it('is authenticated only while the expiry is later than now', () => {
    storeSession({ accessToken: 'token-1', expiresIn: 60 });
    now += 59_999;
    expect(isAuthenticated()).toBe(true);
    now += 1;
    expect(isAuthenticated()).toBe(false);
  });

  it('is authenticated by its expiry alone', () => {
    localStorage.setItem(STORAGE_KEYS.expiresAt, String(now + 1));
    expect(isAuthenticated()).toBe(true);
  });

  it('is gone after clearing', () => {
    storeSession({ accessToken: 'token-1', expiresIn: 60 });
    clearSession();
    expect(localStorage).toHaveLength(0);
    expect(isAuthenticated()).toBe(false);
  });

  it.each(['soon', '', 'NaN', '-5', '1e99', '{}'])(
    'discards the corrupt expiry "%s"',
    (corrupt) => {
      localStorage.setItem('access_token', 'token-1');
      localStorage.setItem('expires_at', corrupt);
      expect(readExpiresAt()).toBeNull();
      expect(localStorage.getItem('expires_at')).toBeNull();
      expect(isAuthenticated()).toBe(false);
    },
  );
});

describe('the session-expired modal', () => {
  const state = () => getDefaultStore().get(sessionExpiredAtom);

  it('opens once, stays closed after closing, and opens again after a new sign-in', () => {
    resetSessionExpired();
    expect(state()).toEqual({ open: false, skipError: false, errorStatus: 'None' });
    reportUnauthorized();
    expect(state()).toEqual({ open: true, skipError: false, errorStatus: 'Unauthorized' });
    closeSessionExpired();
    reportUnauthorized();
    expect(state()).toEqual({ open: false, skipError: true, errorStatus: 'None' });
    resetSessionExpired();
    reportUnauthorized();
    expect(state().open).toBe(true);
  });
});

describe('two tabs', () => {
  const state = () => getDefaultStore().get(sessionExpiredAtom);
  const signInElsewhere = (): void => {
    localStorage.setItem(STORAGE_KEYS.accessToken, 'token-2');
    localStorage.setItem(STORAGE_KEYS.expiresAt, String(now + 60_000));
    window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.expiresAt }));
  };
  let stop = (): void => undefined;

  beforeEach(() => {
    resetSessionExpired();
    stop = followOtherTabs();
    return () => stop();
  });

  it('agree that nothing has ended once somebody signed in again in one of them', () => {
    reportUnauthorized();
    expect(state().open).toBe(true);
    signInElsewhere();
    expect(state()).toEqual({ open: false, skipError: false, errorStatus: 'None' });
  });

  it('are told of the next end, also after the last one was closed here', () => {
    reportUnauthorized();
    closeSessionExpired();
    signInElsewhere();
    reportUnauthorized();
    expect(state().open).toBe(true);
  });

  it('keep what was said when the session ends in the other one', () => {
    reportUnauthorized();
    window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.accessToken }));
    expect(state().open).toBe(true);
  });
});

describe('errors of the identity provider', () => {
  it.each([
    [
      { code: 'access_denied', description: 'Wrong phone number or verification code.' },
      'wrong-code',
    ],
    [{ code: 'access_denied', description: 'The verification code has expired.' }, 'expired-code'],
    [{ code: 'too_many_attempts', statusCode: 429 }, 'too-many-attempts'],
    [{ code: 'too_many_requests', statusCode: 429 }, 'rate-limited'],
    [{ code: 'bad.phone_number', statusCode: 400 }, 'bad-recipient'],
    [{ code: null, original: { crossDomain: true } }, 'offline'],
    [{ code: 'request_error', description: '{"otp":"123456"}' }, 'failed'],
  ])('%j become what a person can do', (raw, problem) => {
    const error = toSignInError(raw);
    expect(error.problem).toBe(problem);
    expect(JSON.stringify(error) + error.message).not.toContain('123456');
  });
});
