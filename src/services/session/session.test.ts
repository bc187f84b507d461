// @vitest-environment jsdom
import { getDefaultStore } from 'jotai';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { installClock } from '../clock';
import { readCookie } from '../storage/cookies';
import {
  clearSession,
  followSession,
  hasSignedOut,
  isAuthenticated,
  noteSignOut,
  readAccessToken,
  readExpiresAt,
  storeSession,
  forgetUserData,
  storeUserData,
} from './session';
import { sessionVersion } from './session-version';
import {
  closeSessionExpired,
  reportUnauthorized,
  resetSessionExpired,
  sessionExpiredAtom,
} from './session-expired';
import { toSignInError } from './sign-in-error';
import { load } from './testing/identity-library';

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

  it('is authenticated only while the expiry is in the future', () => {
    storeSession({ accessToken: 'token-1', expiresIn: 60 });
    now += 59_999;
    expect(isAuthenticated()).toBe(true);
    now += 1;
    expect(isAuthenticated()).toBe(false);
  });

  it.each([
    ['token-1', 'token-1'],
    ['', null],
    ['two words', null],
    ['täuschung', null],
    ['line\nbreak', null],
  ])('reads the token %j as %j', (stored, read) => {
    localStorage.setItem(STORAGE_KEYS.accessToken, stored);
    expect(readAccessToken()).toBe(read);
    expect(localStorage.getItem(STORAGE_KEYS.accessToken)).toBe(read);
  });

  it('announces its start and end', () => {
    const version = () => sessionVersion();
    const before = version();
    storeSession({ accessToken: 'token-1', expiresIn: 60 });
    clearSession();
    expect(version()).toBe(before + 2);
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

  it.each(['soon', '', 'NaN', '-5', '1e99', '{}', '12345678901234567', ' 1', '1 ', '1x'])(
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
    stop = followSession();
    return () => stop();
  });

  it('close the modal in both after signing in again in one', () => {
    reportUnauthorized();
    expect(state().open).toBe(true);
    signInElsewhere();
    expect(state()).toEqual({ open: false, skipError: false, errorStatus: 'None' });
  });

  it('report the next end, also after the last one was closed here', () => {
    reportUnauthorized();
    reportUnauthorized();
    expect(vi.mocked(console.info).mock.calls).toEqual([
      ['[portal] Session-expired modal shown', { errorStatus: 'Unauthorized' }],
    ]);
    closeSessionExpired();
    signInElsewhere();
    reportUnauthorized();
    expect(state().open).toBe(true);
  });

  it.each([
    [STORAGE_KEYS.accessToken, 1],
    [STORAGE_KEYS.expiresAt, 1],
    [null, 1],
    ['program', 0],
  ])('report a change of %s %d times', (key, times) => {
    const before = sessionVersion();
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(sessionVersion() - before).toBe(times);
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(sessionVersion() - before).toBe(times);
  });

  it('check the session of a page from the back/forward cache', () => {
    for (const [persisted, times] of [
      [true, 1],
      [false, 0],
    ] as const) {
      const before = sessionVersion();
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
      expect(sessionVersion() - before).toBe(times);
    }
  });

  it('report no expired session after a sign-out, until the next session ends', () => {
    noteSignOut();
    clearSession();
    expect(hasSignedOut()).toBe(true);
    reportUnauthorized();
    expect(state().open).toBe(false);
    storeSession({ accessToken: 'token-2', expiresIn: 60 });
    expect(hasSignedOut()).toBe(false);
    reportUnauthorized();
    expect(state().open).toBe(true);
  });

  it('keep what was said when the session ends in the other one', () => {
    reportUnauthorized();
    window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.accessToken }));
    expect(state().open).toBe(true);
  });
});

describe('identity provider errors', () => {
  it.each([
    [
      { code: 'access_denied', description: 'Wrong phone number or verification code.' },
      'wrong-code',
    ],
    [{ code: 'access_denied', description: 'The verification code has expired.' }, 'expired-code'],
    [{ code: 'too_many_attempts', statusCode: 429 }, 'too-many-attempts'],
    [{ code: 'too_many_requests', statusCode: 429 }, 'rate-limited'],
    [{ code: 'something_else', statusCode: 429 }, 'rate-limited'],
    [{ code: 'bad.phone_number', statusCode: 400 }, 'bad-recipient'],
    [{ code: 'bad.email' }, 'bad-recipient'],
    [{ error: 'invalid_grant' }, 'wrong-code'],
    [{ code: 'invalid_user_password', description: 'Code EXPIRED' }, 'expired-code'],
    [{ code: 'other', description: 'It has expired' }, 'failed'],
    [{ code: 'access_denied' }, 'wrong-code'],
    [{ code: null, original: { crossDomain: 'true' } }, 'failed'],
    [{ code: null, original: {} }, 'failed'],
    [{ code: null, original: null }, 'failed'],
    [{ code: null, original: 'crossDomain' }, 'failed'],
    [null, 'failed'],
    [undefined, 'failed'],
    ['access_denied', 'failed'],
    [{ code: null, original: { crossDomain: true } }, 'offline'],
    [{ code: 'request_error', description: '{"otp":"123456"}' }, 'failed'],
  ])('%j become user problems', (raw, problem) => {
    const error = toSignInError(raw);
    expect(error.problem).toBe(problem);
    expect([error.name, error.message]).toEqual(['SignInError', `Sign-in failed: ${problem}`]);
    expect(JSON.stringify(error)).not.toContain('123456');
    expect(toSignInError(error)).toBe(error);
  });

  it('count as offline if the browser is, unless the provider responded', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(toSignInError(new TypeError('Failed to fetch')).problem).toBe('offline');
    // The library reports provider errors without a status.
    expect(toSignInError({ code: 'access_denied' }).problem).toBe('wrong-code');
    const expired = { code: 'access_denied', description: 'expired' };
    expect(toSignInError(expired).problem).toBe('expired-code');
    expect(toSignInError({ code: 'request_error', description: '{}' }).problem).toBe('offline');
    expect(toSignInError({ code: null, statusCode: 500 }).problem).toBe('failed');
  });
});

describe('the callback hash', () => {
  afterAll(() => vi.doUnmock('auth0-js'));

  it.each([
    ['/login-callback?x=1#a=b&c=d', '#a=b&c=d', '/login-callback?x=1'],
    ['/login-callback#', '', '/login-callback#'],
    ['/login-callback#a', '#a', '/login-callback'],
    ['/login#a', '', '/login#a'],
    ['/x/login-callback#a', '', '/x/login-callback#a'],
  ])('of %s is %j, and %s stays', async (address, hash, left) => {
    const { readCallbackHash } = await load(address);
    expect(readCallbackHash()).toBe(hash);
    expect(window.location.href).toBe(`http://localhost:3000${left}`);
    expect(window.history.state).toEqual({ kept: true });
  });
});

describe('the user-data cookie', () => {
  afterEach(forgetUserData);

  it('contains only userId and is removed at sign-out', () => {
    storeUserData('sms|usr_0001');
    expect(JSON.parse(readCookie('user_data') ?? '')).toEqual({ userId: 'sms|usr_0001' });
    forgetUserData();
    expect(readCookie('user_data')).toBeNull();
  });

  it('lasts 365 days, for this site only', () => {
    const written = vi.spyOn(document, 'cookie', 'set');
    storeUserData('email|usr_0002');
    expect(written.mock.calls[0]?.[0]).toContain('Max-Age=31536000; Path=/; SameSite=Lax');
  });
});
