// @vitest-environment jsdom
import { getDefaultStore } from 'jotai';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { CONFIGURATION, library, load, unload } from './testing/identity-library';

const warnings = () => vi.mocked(console.warn).mock.calls;

const get = getDefaultStore().get;

beforeEach(() => {
  for (const method of Object.values(library)) method.mockReset();
  localStorage.clear();
  sessionStorage.clear();
  for (const [name] of document.cookie.matchAll(/[^;= ]+(?==)/g)) {
    document.cookie = `${name}=; max-age=0; path=/`;
  }
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterAll(unload);

describe('the identity client', () => {
  test('is created once from the configuration', async () => {
    const { identityClient } = await load();
    expect(await identityClient()).toBe(await identityClient());
    expect(library.made.mock.calls).toEqual([
      [
        {
          domain: 'http://localhost:3000/idp',
          clientID: 'portal-client',
          audience: 'https://api.portal.test',
          responseType: 'token id_token',
          redirectUri: 'http://localhost:3000/login-callback',
          scope: 'openid profile email',
          overrides: {
            __tenant: 'portal',
            __token_issuer: 'http://localhost:3000/idp/',
            __jwks_uri: 'http://localhost:3000/idp/.well-known/jwks.json',
          },
          legacySameSiteCookie: false,
          __clock: expect.any(Function),
        },
      ],
    ]);
    const { __clock: clock } = library.made.mock.calls[0]?.[0] ?? {};
    expect(typeof clock === 'function' && clock()).toEqual(new Date(1_000_000));
  });

  test("keeps the library's defaults", async () => {
    const { domain, clientId, audience } = CONFIGURATION.identity;
    const { identityClient } = await load('/', {
      ...CONFIGURATION,
      identity: { domain, clientId, audience },
    });
    await identityClient();
    expect(library.made.mock.calls[0]?.[0]['overrides']).toEqual({ __tenant: 'portal' });
  });

  test('is created again after a failure', async () => {
    const { identityClient } = await load();
    library.made.mockImplementationOnce(() => {
      throw new Error('no memory');
    });
    await expect(identityClient()).rejects.toThrow('no memory');
    await expect(identityClient()).resolves.toBeDefined();
  });
});

const SMS = { channel: 'sms', phoneNumber: '+12025550103' } as const;
const EMAIL = { channel: 'email', email: 'fixture@example.com' } as const;

describe('sending a code', () => {
  test.each([
    [SMS, { connection: 'sms', send: 'code', phoneNumber: '+12025550103' }],
    [EMAIL, { connection: 'email', send: 'code', email: 'fixture@example.com' }],
  ])('goes to %j', async (recipient, options) => {
    const { sendCode, codeLoadingAtom, signInErrorAtom } = await load();
    library.passwordlessStart.mockImplementation((_, answer) => {
      expect(get(codeLoadingAtom)).toBe(true);
      answer(null);
    });
    expect(get(codeLoadingAtom)).toBe(false);
    await sendCode(recipient);
    expect(library.passwordlessStart.mock.calls[0]?.[0]).toEqual(options);
    expect([get(codeLoadingAtom), get(signInErrorAtom)]).toEqual([false, null]);
    expect(warnings()).toEqual([]);
  });

  test('keeps its error until the next one is sent', async () => {
    const { sendCode, codeLoadingAtom, signInErrorAtom, lastSignInProblem } = await load();
    expect(lastSignInProblem()).toBe('failed');
    library.passwordlessStart.mockImplementation((_, answer) => answer({ statusCode: 429 }));
    await expect(sendCode(SMS)).rejects.toMatchObject({ problem: 'rate-limited' });
    expect(get(signInErrorAtom)).toMatchObject({ problem: 'rate-limited' });
    expect([get(codeLoadingAtom), lastSignInProblem()]).toEqual([false, 'rate-limited']);
    expect(warnings()).toEqual([['[portal] Sign-in step failed', { problem: 'rate-limited' }]]);
    library.passwordlessStart.mockImplementation((_, answer) => answer(null));
    await sendCode(SMS);
    expect([get(signInErrorAtom), lastSignInProblem()]).toEqual([null, 'failed']);
  });

  test('times out', async () => {
    const { sendCode, codeLoadingAtom } = await load();
    vi.useFakeTimers();
    await Promise.all([
      expect(sendCode(SMS)).rejects.toMatchObject({ problem: 'failed' }),
      vi.runAllTimersAsync(),
    ]);
    vi.useRealTimers();
    expect(get(codeLoadingAtom)).toBe(false);
  });
});

describe('checking a code', () => {
  test.each([
    [SMS, { connection: 'sms', phoneNumber: '+12025550103' }],
    [EMAIL, { connection: 'email', email: 'fixture@example.com' }],
  ])('sent to %j', async (recipient, options) => {
    const { verifyCode, signInErrorAtom } = await load();
    library.passwordlessLogin.mockImplementation((_, answer) => {
      answer(null);
      answer({ code: 'access_denied', description: 'Wrong phone number or verification code.' });
    });
    const tried = verifyCode(recipient, '123456', { returnTo: '/app/offer' });
    await expect(tried).rejects.toMatchObject({ problem: 'wrong-code' });
    expect(library.passwordlessLogin.mock.calls[0]?.[0]).toEqual({
      verificationCode: '123456',
      state: '',
      nonce: '',
      appState: { returnTo: '/app/offer' },
      ...options,
    });
    expect(get(signInErrorAtom)).toMatchObject({ problem: 'wrong-code' });
  });
});

/** As in spec 8. */
const TOKEN_ERRORS =
  'invalid_token invalid_hash origin_mismatch timeout consent_required login_required request_error';

describe('renewing the session', () => {
  test('stores the new token', async () => {
    const { renewSession } = await load();
    library.checkSession.mockImplementation((_, answer) =>
      answer(null, { accessToken: 'token-2', expiresIn: 60 }),
    );
    expect(await renewSession()).toBe(true);
    expect(library.checkSession.mock.calls[0]?.[0]).toEqual({});
    expect({ ...localStorage }).toEqual({ access_token: 'token-2', expires_at: '1060000' });
    expect(warnings()).toEqual([]);
  });

  const sound = { accessToken: 'token-2', expiresIn: 60 };
  test.each<readonly [unknown, unknown, string]>([
    [{ code: 'login_required' }, sound, 'login_required'],
    ...TOKEN_ERRORS.split(' ').map((error) => [{ error }, null, error] as const),
    [{ code: 'Call…' }, sound, 'request_error'],
    [{ code: undefined }, sound, 'no_result'],
    [null, undefined, 'no_result'],
    [null, null, 'no_result'],
    [null, 'token-2', 'no_result'],
    [null, { expiresIn: 60 }, 'no_result'],
    [null, { accessToken: 2, expiresIn: 60 }, 'no_result'],
    [null, { accessToken: 'token-2' }, 'no_result'],
    [null, { accessToken: 'token-2', expiresIn: '60' }, 'no_result'],
  ])('keeps the old token for %j, %j', async (error, result, errorCode) => {
    const { renewSession } = await load();
    library.checkSession.mockImplementation((_, answer) => answer(error, result));
    expect(await renewSession()).toBe(false);
    expect({ ...localStorage }).toEqual({});
    expect(warnings()).toEqual([
      ['[portal] The session could not be renewed', { error: errorCode }],
    ]);
  });
});

describe('signing out', () => {
  test('clears the visit and navigates to the provider', async () => {
    const twoSlashes = 'http://localhost:3000//app/settings?x=1';
    const { signOut, storeSession, signingOutAtom } = await load(`${twoSlashes}#here`);
    storeSession({ accessToken: 'token-1', expiresIn: 60 });
    for (const key of ['pending_code', 'sign_up_user_data', 'draft:personal-info', 'kept']) {
      sessionStorage.setItem(key, 'x');
    }
    document.cookie = 'user_data=x; Path=/';
    document.cookie = 'auth0.ssodata=x; Path=/';
    document.cookie = 'kept=x; Path=/';
    expect(get(signingOutAtom)).toBe(false);
    await signOut();
    expect(get(signingOutAtom)).toBe(true);
    expect({ ...localStorage }).toEqual({ signed_out: 'true' });
    expect({ ...sessionStorage }).toEqual({ kept: 'x' });
    expect(document.cookie).toBe('kept=x');
    expect(window.location.href).toBe(twoSlashes);
    expect(library.logout.mock.calls).toEqual([[{ returnTo: 'http://localhost:3000' }]]);
    expect(warnings()).toEqual([]);
  });

  test('keeps the history unchanged without a hash', async () => {
    const { signOut } = await load('/app/settings');
    await signOut();
    expect(window.history.state).toEqual({ kept: true });
  });

  test('leaves the page even offline', async () => {
    const { signOut, storeSession } = await load();
    storeSession({ accessToken: 'token-1', expiresIn: 60 });
    library.logout.mockImplementation(() => {
      throw new TypeError('Failed to fetch');
    });
    const leaveFor = vi.fn<(path: string) => void>();
    await signOut(leaveFor);
    expect(leaveFor.mock.calls).toEqual([['/login']]);
    expect({ ...localStorage }).toEqual({ signed_out: 'true' });
    expect(warnings()).toEqual([
      [
        '[portal] The identity provider could not be told',
        { message: 'TypeError: Failed to fetch' },
      ],
    ]);
  });
});
