import { decodeJwt, decodeProtectedHeader } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { changeKeys } from '../control/keys';
import { GRANT_TYPES } from './grants/all';
import { providerWorld, VERIFIER, type ProviderWorld } from './testing/browser';
import { start } from './testing/call';
import { TEST_USER } from './testing/test-world';
import { verifyAccessToken } from './tokens';

const PHONE = '+12025550103';
const CALLBACK = 'http://localhost:5173/login-callback';
const OTP = 'http://auth0.com/oauth/grant-type/passwordless/otp';

let world: ProviderWorld;

beforeEach(() => {
  world = providerWorld();
});

const exchange = (code: string, changes: Record<string, unknown> = {}) =>
  world.token({
    grant_type: 'authorization_code',
    code,
    redirect_uri: CALLBACK,
    code_verifier: VERIFIER,
    ...changes,
  });

async function refreshToken(): Promise<string> {
  const { body } = await exchange(await world.code({ scope: 'openid offline_access' }));
  return String(body['refresh_token']);
}

const refresh = (token: string, changes: Record<string, unknown> = {}) =>
  world.token({ grant_type: 'refresh_token', refresh_token: token, ...changes });

describe('authorization code grant', () => {
  test('returns tokens for the right verifier', async () => {
    const { status, headers, body } = await exchange(await world.code());
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(body).toEqual({
      access_token: expect.any(String),
      id_token: expect.any(String),
      token_type: 'Bearer',
      expires_in: 7200,
      scope: 'openid profile email',
    });
    expect(await verifyAccessToken(world.context, String(body['access_token']))).toEqual({
      sub: TEST_USER.sub,
    });
    expect(decodeJwt(String(body['id_token']))).toMatchObject({ nonce: 'a-nonce' });
  });

  test('accepts a form and HTTP Basic', async () => {
    const values = {
      grant_type: 'authorization_code',
      redirect_uri: CALLBACK,
      code_verifier: VERIFIER,
    };
    const asForm = { ...values, code: await world.code(), client_id: 'portal-client' };
    expect((await world.form('oauth/token', asForm)).status).toBe(200);
    const { status } = await world.get('oauth/token', {
      method: 'POST',
      headers: { Authorization: `Basic ${btoa('portal-client:')}` },
      body: new URLSearchParams({ ...values, code: await world.code() }),
    });
    expect(status).toBe(200);
  });

  test('returns no ID token without openid', async () => {
    const { body } = await exchange(await world.code({ scope: 'profile', nonce: undefined }));
    expect(body).not.toHaveProperty('id_token');
  });

  test.each([
    ['unknown', { code: 'nonsense' }, 'invalid_grant', 'Invalid authorization code'],
    [
      'sent elsewhere',
      { redirect_uri: 'http://localhost:5173/x' },
      'invalid_grant',
      'redirect_uri',
    ],
    ['without its address', { redirect_uri: undefined }, 'invalid_grant', 'redirect_uri'],
    ['without a verifier', { code_verifier: undefined }, 'invalid_request', 'code_verifier'],
    ['with another verifier', { code_verifier: 'x'.repeat(43) }, 'invalid_grant', 'verify'],
    ['with a short verifier', { code_verifier: 'x' }, 'invalid_grant', 'verify'],
    ['that is a number', { code: 7 }, 'invalid_request', 'Missing required parameter: code'],
  ])('rejects %s and keeps the code valid', async (_, changes, error, words) => {
    const code = await world.code();
    const { status, body } = await exchange(code, changes);
    expect([status, body['error']]).toEqual([400, error]);
    expect(body['error_description']).toContain(words);
    expect((await exchange(code)).status).toBe(200);
  });

  test('rejects a code after ten minutes', async () => {
    const code = await world.code();
    world.state.clock.base += 10 * 60_000;
    expect((await exchange(code)).body['error']).toBe('invalid_grant');
  });

  test('rejects a code of another world', async () => {
    const code = await world.code();
    world = providerWorld('http://other.localhost:5173');
    expect((await exchange(code)).body['error']).toBe('invalid_grant');
  });

  test('rejects a code without a challenge, with or without a verifier', async () => {
    const plain = { code_challenge: undefined, code_challenge_method: undefined };
    for (const code_verifier of [undefined, VERIFIER]) {
      const { body } = await exchange(await world.code(plain), { code_verifier });
      expect(body['error']).toBe('invalid_grant');
    }
  });

  test('revokes all tokens of a code that is used twice', async () => {
    const code = await world.code({ scope: 'openid offline_access' });
    const { body } = await exchange(code);
    expect((await exchange(code)).body['error']).toBe('invalid_grant');
    expect((await refresh(String(body['refresh_token']))).body['error']).toBe('invalid_grant');
  });

  test('rejects a code of a deleted user', async () => {
    const code = await world.code();
    world.state.users = [];
    expect((await exchange(code)).body['error']).toBe('invalid_grant');
  });
});

describe('refresh token grant', () => {
  test('requires offline access', async () => {
    const { body } = await exchange(await world.code());
    expect(body).not.toHaveProperty('refresh_token');
  });

  test('returns the next token, once', async () => {
    const first = await refreshToken();
    const { body } = await refresh(first);
    expect(body).toMatchObject({ expires_in: 7200, scope: 'openid offline_access' });
    expect(body['refresh_token']).not.toBe(first);
    expect(decodeJwt(String(body['id_token']))).not.toHaveProperty('nonce');
    expect((await refresh(String(body['refresh_token']))).status).toBe(200);
  });

  test('revokes the family of a token used twice', async () => {
    const first = await refreshToken();
    const { body } = await refresh(first);
    const { status, body: again } = await refresh(first);
    expect([status, again]).toEqual([
      400,
      { error: 'invalid_grant', error_description: 'Unknown or invalid refresh token.' },
    ]);
    expect((await refresh(String(body['refresh_token']))).body['error']).toBe('invalid_grant');
  });

  test('narrows but never extends the scope', async () => {
    const { body } = await refresh(await refreshToken(), { scope: 'openid' });
    expect(body['scope']).toBe('openid');
    const more = await refresh(String(body['refresh_token']), { scope: 'openid phone' });
    expect([more.status, more.body['error']]).toEqual([400, 'invalid_scope']);
    const { body: whole } = await refresh(String(body['refresh_token']));
    expect(whole['scope']).toBe('openid offline_access');
  });

  test.each([
    ['unused for 15 days', 15],
    ['of 30 days ago, however often used', 10],
  ])('%s is refused', async (_, step) => {
    let token = await refreshToken();
    for (let day = 0; day < 30; day += step) {
      world.state.clock.base += step * 24 * 3_600_000;
      const { body } = await refresh(token);
      if (body['error'] !== undefined) break;
      token = String(body['refresh_token']);
    }
    expect((await refresh(token)).body['error']).toBe('invalid_grant');
  });

  test('revokes any token of the family and ignores unknown ones', async () => {
    const first = await refreshToken();
    const { body } = await refresh(first);
    const revoke = (token: string) =>
      world.form('oauth/revoke', { client_id: 'portal-client', token });
    expect((await revoke('nonsense')).status).toBe(200);
    expect((await revoke(first)).status).toBe(200);
    expect((await refresh(String(body['refresh_token']))).body['error']).toBe('invalid_grant');
    const access = await revoke(String(body['access_token']));
    expect([access.status, access.body['error']]).toEqual([400, 'unsupported_token_type']);
    expect((await world.form('oauth/revoke', { token: first })).status).toBe(400);
    expect((await world.form('oauth/revoke', { client_id: 'x', token: first })).status).toBe(403);
  });
});

describe('one-time code grant', () => {
  test('returns tokens for the requested API', async () => {
    await start(world.context, PHONE);
    const { body } = await world.token({
      grant_type: OTP,
      realm: 'sms',
      username: PHONE,
      otp: '123456',
      scope: 'openid offline_access',
      audience: 'https://api.portal.test',
    });
    expect(await verifyAccessToken(world.context, String(body['access_token']))).toEqual({
      sub: TEST_USER.sub,
    });
    expect((await refresh(String(body['refresh_token']))).status).toBe(200);
  });

  test.each([
    [{ otp: '000000' }, 400, 'invalid_grant', 'Wrong phone number or verification code.'],
    [{ otp: undefined }, 400, 'invalid_request', 'Missing required parameter: otp'],
    [{ username: undefined }, 400, 'invalid_request', 'Missing required parameter: username'],
    [{ realm: 'pigeon' }, 400, 'invalid_request', 'The realm must be "sms" or "email".'],
    [{ audience: 'https://another.test' }, 403, 'access_denied', 'Service not found:'],
    [{ otp: '888888' }, 429, 'too_many_attempts', 'maximum number of attempts'],
  ])('rejects %o', async (changes, status, error, words) => {
    await start(world.context, PHONE);
    const given = { grant_type: OTP, realm: 'sms', username: PHONE, otp: '123456', ...changes };
    const answer = await world.token(given);
    expect([answer.status, answer.body['error']]).toEqual([status, error]);
    expect(answer.body['error_description']).toContain(words);
  });
});

describe('the token endpoint', () => {
  test.each([
    [{ client_id: undefined }, 400, 'invalid_request'],
    [{ client_id: 'another-client' }, 401, 'invalid_client'],
    [{ grant_type: undefined }, 400, 'invalid_request'],
    [{ grant_type: 'client_credentials' }, 400, 'unauthorized_client'],
    [{ grant_type: 'urn:ietf:params:oauth:grant-type:device_code' }, 400, 'unsupported_grant_type'],
    [{ grant_type: '__proto__' }, 400, 'unsupported_grant_type'],
  ])('refuses %o', async (changes, status, error) => {
    const answer = await world.token({ grant_type: 'refresh_token', ...changes });
    expect([answer.status, answer.body['error']]).toEqual([status, error]);
  });

  test.each(GRANT_TYPES.map(({ name }) => name))(
    '%s reports the missing parameter',
    async (name) => {
      const { status, body } = await world.token({ grant_type: name });
      expect([status, body['error']]).toEqual([400, 'invalid_request']);
      expect(body['error_description']).toMatch(/^Missing required parameter: /);
    },
  );

  test('applies token faults', async () => {
    world.state.faults = [{ spec: 'idToken=exp_past,times=1', matched: 0 }];
    const { body } = await exchange(await world.code());
    expect(decodeJwt(String(body['id_token'])).exp).toBe(world.context.now() / 1000 - 70);
    world.state.faults = [{ spec: 'idToken=error_in_hash', matched: 0 }];
    const failed = await exchange(await world.code());
    expect([failed.status, failed.body['error']]).toEqual([400, 'server_error']);
  });
});

describe('signing keys', () => {
  const published = async (): Promise<string[]> => {
    const { body } = await world.get('.well-known/jwks.json');
    return (body['keys'] as { kid: string }[]).map(({ kid }) => kid);
  };
  const kidOf = (token: unknown) => decodeProtectedHeader(String(token)).kid;

  test('rotate during a session, published in advance', async () => {
    const [now, next] = await published();
    const { body: before } = await exchange(await world.code());
    expect(kidOf(before['id_token'])).toBe(now);
    changeKeys(world.context, { do: 'rotate' });
    const { body: after } = await exchange(await world.code());
    expect(kidOf(after['id_token'])).toBe(next);
    expect(await published()).toEqual([next, expect.any(String), now]);
    for (const { access_token } of [before, after]) {
      expect(await verifyAccessToken(world.context, String(access_token))).toHaveProperty('sub');
    }
    changeKeys(world.context, { do: 'revoke' });
    expect(await published()).not.toContain(now);
    const old = await verifyAccessToken(world.context, String(before['access_token']));
    expect(old).toHaveProperty('problem');
  });

  test('get a new ID with every rotation', async () => {
    const seen = new Set<string>();
    for (let turn = 0; turn < 8; turn += 1) {
      seen.add((await published())[0] ?? '');
      const { body } = await exchange(await world.code());
      expect(await verifyAccessToken(world.context, String(body['access_token']))).toHaveProperty(
        'sub',
      );
      changeKeys(world.context, { do: 'rotate' });
    }
    expect(seen.size).toBe(8);
    expect(() => changeKeys(world.context, { do: 'lose' })).toThrow('rotate, revoke');
  });
});
