// @vitest-environment jsdom
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { library, load, unload } from './testing/identity-library';

const HASH = '#access_token=a&id_token=b';

const warnings = () => vi.mocked(console.warn).mock.calls;

beforeEach(() => {
  for (const method of Object.values(library)) method.mockReset();
  localStorage.clear();
  for (const [name] of document.cookie.matchAll(/[^;= ]+(?==)/g)) {
    document.cookie = `${name}=; max-age=0; path=/`;
  }
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterAll(unload);

/** As in spec 8. */
const TOKEN_ERRORS =
  'invalid_token invalid_hash origin_mismatch timeout consent_required login_required request_error';

describe('completing the sign-in', () => {
  const sound = { accessToken: 'token-1', expiresIn: 60, appState: { returnTo: '/app/offer' } };

  const comeBack = async (error: unknown, result?: unknown) => {
    library.parseHash.mockImplementation((_, answer) => answer(error, result));
    library.userInfo.mockImplementation((_, answer) => answer(null, { sub: 'sms|usr_0001' }));
    return load(`/login-callback${HASH}`);
  };

  test('stores session and user and continues, once per load', async () => {
    const { completeSignIn, isAuthenticated } = await comeBack(null, sound);
    const [first, second] = await Promise.all([completeSignIn(), completeSignIn()]);
    expect(first).toEqual({ ok: true, returnTo: '/app/offer' });
    expect(second).toBe(first);
    expect(library.parseHash.mock.calls.map(([options]) => options)).toEqual([{ hash: HASH }]);
    expect(library.userInfo.mock.calls[0]?.[0]).toBe('token-1');
    expect({ ...localStorage }).toEqual({ access_token: 'token-1', expires_at: '1060000' });
    expect(isAuthenticated()).toBe(true);
    expect(document.cookie).toBe(`user_data=${encodeURIComponent('{"userId":"sms|usr_0001"}')}`);
    expect(warnings()).toEqual([]);
  });

  test('tracks "Signed In" once per load, and not after an error', async () => {
    const trackedAfter = async (failure: unknown, result?: unknown) => {
      const { completeSignIn } = await comeBack(failure, result);
      const { follow } = await import('../analytics/track');
      const names: string[] = [];
      follow(({ name }) => void names.push(name));
      await Promise.all([completeSignIn(), completeSignIn()]);
      return names;
    };
    expect(await trackedAfter(null, sound)).toEqual(['Signed In']);
    expect(await trackedAfter({ error: 'timeout' })).toEqual([]);
  });

  test.each([
    [{ returnTo: null }, null],
    [undefined, null],
    ['/app', null],
    [{ returnTo: 1 }, null],
    [{ returnTo: '/app' }, '/app'],
  ])('continues by the state %j', async (appState, returnTo) => {
    const { completeSignIn } = await comeBack(null, { ...sound, appState });
    expect(await completeSignIn()).toEqual({ ok: true, returnTo });
  });

  test('fails without a response', async () => {
    const { completeSignIn } = await load('/login-callback');
    expect(await completeSignIn()).toMatchObject({ ok: false, supportCode: 'no_hash' });
    expect(library.made).not.toHaveBeenCalled();
  });

  const expired = 'Expiration Time (exp) claim error in the ID token; current time "…" is after …';
  test.each<readonly [unknown, string, string | null]>([
    [
      { error: 'invalid_token', errorDescription: expired },
      'invalid_token',
      'Expiration Time (exp)',
    ],
    ...TOKEN_ERRORS.split(' ').map((error) => [{ error }, error, null] as const),
    [{ error: 'Your account is locked. Call…' }, 'request_error', null],
    [{ error: 'invalid_token', errorDescription: 'Call…' }, 'invalid_token', null],
    [{ error: 'constructor', errorDescription: ['x'] }, 'request_error', null],
    [new TypeError('x'), 'request_error', null],
    ['text', 'request_error', null],
  ])('reports and logs only known codes of the error %j', async (error, supportCode, reason) => {
    const { completeSignIn } = await comeBack(error);
    const wrongClock = reason !== null;
    expect(await completeSignIn()).toEqual({ ok: false, supportCode, wrongClock });
    expect(warnings()).toEqual([
      ['[portal] The sign-in answer could not be used', { error: supportCode, reason }],
    ]);
    expect({ ...localStorage }).toEqual({});
  });

  test.each([null, { expiresIn: 60 }, { accessToken: '', expiresIn: 60 }, { accessToken: 'a' }])(
    'with %j stores no session',
    async (result) => {
      const { completeSignIn } = await comeBack(null, result);
      expect(await completeSignIn()).toMatchObject({ ok: false, supportCode: 'invalid_hash' });
      expect(warnings()).toEqual([
        ['[portal] The sign-in answer holds no session', { error: 'invalid_hash' }],
      ]);
      expect({ ...localStorage }).toEqual({});
    },
  );

  test('succeeds without user info', async () => {
    const { completeSignIn } = await comeBack(null, sound);
    library.userInfo.mockImplementation((_, answer) => answer({ error: 'unauthorized' }));
    expect(await completeSignIn()).toMatchObject({ ok: true });
    expect(warnings()).toEqual([
      ['[portal] User info could not be fetched', { error: 'unauthorized' }],
    ]);
  });
});
