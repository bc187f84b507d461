import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Context } from '../../world/context';
import { ENDPOINTS } from './endpoints/all';
import { identity } from './identity';
import { currentSession, signInAs } from './provider-session';
import { call } from './testing/call';
import { TEST_USER, testContext, testState } from './testing/test-world';
import { mintTokens } from './tokens';

const ORIGIN = 'http://localhost:5173';

let context: Context;

beforeEach(() => {
  context = testContext(testState(), ORIGIN);
});

describe('provider addresses', () => {
  test('only respond below /idp/', async () => {
    for (const path of ['/', '/graphql', '/idp', '/idpx/authorize']) {
      expect(await identity(new Request(ORIGIN + path), context)).toBeNull();
    }
  });

  test('list the valid ones for an unknown one', async () => {
    const response = await call(context, '/idp/nothing');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({
      error: 'not_found',
      endpoints: expect.arrayContaining(['POST /idp/co/authenticate', 'GET|POST /idp/authorize']),
    });
  });

  test('name the right method for a wrong one', async () => {
    const response = await call(context, '/idp/co/authenticate');
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('POST, OPTIONS');
  });

  test.each(ENDPOINTS.filter(({ methods }) => methods.includes('POST')).map(({ path }) => path))(
    "%s handles a body that isn't a JSON object",
    async (path) => {
      for (const body of ['', '{', '[]', 'null', '"text"', '12']) {
        const { status } = await call(context, `/idp/${path}`, body);
        expect(status).toBeLessThan(500);
      }
    },
  );
});

describe('other origins', () => {
  const from = (origin: string, init: RequestInit = {}) =>
    call(context, '/idp/co/authenticate', undefined, { ...init, headers: { Origin: origin } });

  test("the portal's origins may send credentials", async () => {
    const response = await from('http://127.0.0.1:4173', { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('http://127.0.0.1:4173');
    expect(response.headers.get('Access-Control-Allow-Credentials')).toBe('true');
    expect(response.headers.get('Access-Control-Allow-Headers')).toBe(
      'content-type, authorization, auth0-client, x-request-language, x-mock-world',
    );
    expect(response.headers.get('Vary')).toBe('Origin');
  });

  test('other origins may not', async () => {
    const response = await from('https://evil.example', { method: 'OPTIONS' });
    expect(response.headers.has('Access-Control-Allow-Origin')).toBe(false);
    expect(response.headers.has('Access-Control-Allow-Credentials')).toBe(false);
    expect(response.headers.get('Vary')).toBe('Origin');
  });

  test.each([
    ['.well-known/jwks.json', '*'],
    ['.well-known/openid-configuration', '*'],
    ['userinfo', null],
    ['user/ssodata', null],
  ])('other origins can read %s: %s', async (path, allowed) => {
    const headers = { Origin: 'https://evil.example' };
    const response = await call(context, `/idp/${path}`, undefined, { headers });
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(allowed);
    expect(response.headers.has('Access-Control-Allow-Credentials')).toBe(false);
  });
});

describe('published metadata', () => {
  test('the published key verifies tokens and excludes its private part', async () => {
    const response = await call(context, '/idp/.well-known/jwks.json');
    const keys = (await response.json()) as JSONWebKeySet;
    expect(Object.keys(keys.keys[0] ?? {}).toSorted()).toEqual(
      ['alg', 'e', 'kid', 'kty', 'n', 'use'].toSorted(),
    );
    const { idToken } = await mintTokens(context, { sub: TEST_USER.sub });
    const currentDate = new Date(context.now());
    await expect(
      jwtVerify(idToken, createLocalJWKSet(keys), { currentDate, audience: 'portal-client' }),
    ).resolves.toMatchObject({ payload: { sub: TEST_USER.sub } });
  });

  test('discovery only names existing addresses', async () => {
    const response = await call(context, '/idp/.well-known/openid-configuration');
    const facts = (await response.json()) as Record<string, unknown>;
    expect(facts['issuer']).toBe(`${ORIGIN}/idp/`);
    const paths = ENDPOINTS.map(({ path }) => `${ORIGIN}/idp/${path}`);
    for (const [name, value] of Object.entries(facts)) {
      if (/_(endpoint|uri)$/.test(name)) expect(paths).toContain(value);
    }
  });
});

describe('userinfo', () => {
  const ask = (authorization?: string) =>
    call(context, '/idp/userinfo', undefined, {
      headers: authorization === undefined ? {} : { Authorization: authorization },
    });

  test('returns the claims of the scope as JSON', async () => {
    const { accessToken } = await mintTokens(context, { sub: TEST_USER.sub });
    const response = await ask(`Bearer ${accessToken}`);
    expect(await response.json()).toEqual({
      sub: TEST_USER.sub,
      given_name: 'Fixture',
      family_name: 'Testworthy',
      name: 'Fixture Testworthy',
      nickname: 'Fixture',
      email: 'fixture.testworthy@example.com',
      email_verified: true,
    });
  });

  test('rejects invalid access tokens', async () => {
    const { accessToken, idToken } = await mintTokens(context, { sub: TEST_USER.sub });
    const { accessToken: old } = await mintTokens(context, { sub: TEST_USER.sub, lifetime: 0 });
    for (const value of [
      undefined,
      '',
      'Bearer',
      'Bearer x.y.z',
      `Bearer ${idToken}`,
      `Bearer ${old}`,
    ]) {
      const response = await ask(value);
      expect(response.status).toBe(401);
      expect(response.headers.get('WWW-Authenticate')).toMatch(/^Bearer /);
      expect(await response.text()).toBe('Unauthorized');
    }
    context.state.users = [];
    expect((await ask(`Bearer ${accessToken}`)).status).toBe(401);
  });
});

describe('logout', () => {
  beforeEach(() => signInAs(context, TEST_USER.sub));

  const out = (returnTo: string) =>
    call(
      context,
      `/idp/v2/logout?client_id=portal-client&returnTo=${encodeURIComponent(returnTo)}`,
    );

  test('ends the session and redirects back', async () => {
    const response = await out(ORIGIN);
    expect([response.status, response.headers.get('Location')]).toEqual([302, ORIGIN]);
    expect(currentSession(context)).toBeNull();
  });

  test("doesn't redirect elsewhere", async () => {
    const response = await out('https://evil.example/');
    expect(response.status).toBe(400);
    expect(response.headers.has('Location')).toBe(false);
    expect(currentSession(context)).toBeNull();
  });

  test("with an old ID token doesn't end a later user's session", async () => {
    const ended = async (sub: string) => {
      const { idToken } = await mintTokens(context, { sub, nonce: 'n' });
      await call(context, `/idp/oidc/logout?id_token_hint=${String(idToken)}`);
      return currentSession(context) === null;
    };
    context.state.users.push({ ...TEST_USER, sub: 'sms|usr_before' });
    expect(await ended('sms|usr_before')).toBe(false);
    expect(await ended(TEST_USER.sub)).toBe(true);
  });

  test('an access token for the data API does not count as an ID token', async () => {
    const { accessToken } = await mintTokens(context, { sub: TEST_USER.sub, nonce: 'n' });
    await call(context, `/idp/oidc/logout?id_token_hint=${String(accessToken)}`);
    expect(currentSession(context)).not.toBeNull();
  });

  test('redirects to the sign-in screen without a return address', async () => {
    const response = await call(context, '/idp/v2/logout');
    expect(response.headers.get('Location')).toBe(`${ORIGIN}/login`);
  });
});
