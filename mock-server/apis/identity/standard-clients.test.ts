import { OidcClient, WebStorageStateStore, type OidcClientSettings } from 'oidc-client-ts';
import * as openid from 'openid-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { serveMock, type MockServer } from '../../mounts/http/serve';
import { parseForm } from './testing/forms';
import { createVisitor, type Visit, type Visitor } from './testing/visitor';

const CALLBACK = 'http://127.0.0.1:8080/callback';
const NAME = 'visitor@example.com';

let server: MockServer;
let visitor: Visitor;

beforeAll(async () => {
  server = await serveMock({ port: 0 });
});

afterAll(() => server.close());

beforeEach(async () => {
  visitor = createVisitor(server.origin);
  await fetch(`${server.origin}/__mock/reset`, { method: 'POST' });
});

/** Uses a code on the provider's page, then returns to the client. */
async function signInOnTheWay(address: string | URL): Promise<Visit> {
  const first = await visitor.open(String(address));
  const second = await visitor.submit(first, { name: NAME });
  return visitor.submit(second, { code: '123456' });
}

function discover(): Promise<openid.Configuration> {
  const execute = [openid.allowInsecureRequests];
  const issuer = new URL(`${server.origin}/idp/`);
  return openid.discovery(issuer, 'portal-client', undefined, openid.None(), { execute });
}

/** Includes the values that the client stores for the response. */
async function authorizationUrl(
  config: openid.Configuration,
  changes: Record<string, string> = {},
) {
  const pkceCodeVerifier = openid.randomPKCECodeVerifier();
  const checks = {
    pkceCodeVerifier,
    expectedState: openid.randomState(),
    expectedNonce: openid.randomNonce(),
    idTokenExpected: true,
  };
  const address = openid.buildAuthorizationUrl(config, {
    redirect_uri: CALLBACK,
    scope: 'openid profile email offline_access',
    code_challenge: await openid.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
    state: checks.expectedState,
    nonce: checks.expectedNonce,
    audience: 'https://api.portal.test',
    ...changes,
  });
  return { address, checks };
}

describe('unmodified openid-client', () => {
  test('signs in with a code, reads userinfo, refreshes, revokes and signs out', async () => {
    const config = await discover();
    const { address, checks } = await authorizationUrl(config);
    const back = await signInOnTheWay(address);
    const tokens = await openid.authorizationCodeGrant(config, back.address, checks);
    const claims = tokens.claims();
    expect(claims).toMatchObject({ email: NAME, email_verified: true });
    const who = await openid.fetchUserInfo(config, tokens.access_token, claims?.sub ?? '');
    expect(who.email).toBe(NAME);

    const fresh = await openid.refreshTokenGrant(config, tokens.refresh_token ?? '');
    expect(fresh.refresh_token).not.toBe(tokens.refresh_token);
    await openid.tokenRevocation(config, fresh.refresh_token ?? '');
    await expect(openid.refreshTokenGrant(config, fresh.refresh_token ?? '')).rejects.toMatchObject(
      {
        error: 'invalid_grant',
      },
    );

    const end = openid.buildEndSessionUrl(config, {
      post_logout_redirect_uri: 'http://127.0.0.1:8080/',
      id_token_hint: tokens.id_token ?? '',
      state: 'left',
    });
    expect((await visitor.open(end.href)).address.href).toBe('http://127.0.0.1:8080/?state=left');
    const { address: silent } = await authorizationUrl(config, { prompt: 'none' });
    const { searchParams } = (await visitor.open(silent.href)).address;
    expect(searchParams.get('error')).toBe('login_required');
  });

  test('rejects a foreign code, state, nonce or verifier', async () => {
    const config = await discover();
    const first = await authorizationUrl(config);
    const { address } = await signInOnTheWay(first.address);
    const trade = (changes: Partial<typeof first.checks>) =>
      openid.authorizationCodeGrant(config, new URL(address), { ...first.checks, ...changes });
    await expect(trade({ expectedState: 'another' })).rejects.toThrow(
      'invalid response encountered',
    );
    const foreign = openid.randomPKCECodeVerifier();
    await expect(trade({ pkceCodeVerifier: foreign })).rejects.toMatchObject({
      error: 'invalid_grant',
      status: 400,
    });
    await expect(trade({ expectedNonce: 'another' })).rejects.toThrow(
      'unexpected JWT claim value encountered',
    );
    await expect(trade({})).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  test('accepts codes with an ID token, and tokens alone', async () => {
    const config = await discover();
    openid.useCodeIdTokenResponseType(config);
    const hybrid = await authorizationUrl(config, { response_type: 'code id_token' });
    const back = await signInOnTheWay(hybrid.address);
    const tokens = await openid.authorizationCodeGrant(config, back.address, hybrid.checks);
    expect(tokens.claims()?.email).toBe(NAME);

    const implicit = await discover();
    openid.useIdTokenResponseType(implicit);
    const nonce = openid.randomNonce();
    const address = openid.buildAuthorizationUrl(implicit, {
      redirect_uri: CALLBACK,
      scope: 'openid',
      response_mode: 'form_post',
      nonce,
      state: 'kept',
    });
    const { page } = await visitor.open(address.href);
    const { action, fields } = parseForm(page);
    expect(action).toBe(CALLBACK);
    const posted = new Request(CALLBACK, { method: 'POST', body: new URLSearchParams(fields) });
    const claims = await openid.implicitAuthentication(implicit, posted, nonce, {
      expectedState: 'kept',
    });
    expect(claims.sub).toMatch(/^email\|/);
  });

  test('continues after a key rotation', async () => {
    const config = await discover();
    for (let turn = 0; turn < 3; turn += 1) {
      const { address, checks } = await authorizationUrl(config, { prompt: 'login' });
      const back = await signInOnTheWay(address);
      const tokens = await openid.authorizationCodeGrant(await discover(), back.address, checks);
      expect(tokens.claims()?.email).toBe(NAME);
      const body = JSON.stringify({ do: 'rotate' });
      const headers = { 'content-type': 'application/json' };
      await fetch(`${server.origin}/__mock/keys`, { method: 'POST', headers, body });
    }
  });

  test('gets tokens for a one-time code without a browser', async () => {
    const config = await discover();
    await fetch(`${server.origin}/idp/passwordless/start`, {
      method: 'POST',
      body: new URLSearchParams({
        client_id: 'portal-client',
        connection: 'email',
        email: NAME,
        send: 'code',
      }),
    });
    const grant = 'http://auth0.com/oauth/grant-type/passwordless/otp';
    const tokens = await openid.genericGrantRequest(config, grant, {
      realm: 'email',
      username: NAME,
      otp: '123456',
      scope: 'openid email',
    });
    expect(tokens.claims()?.email).toBe(NAME);
  });
});

describe('unmodified oidc-client-ts', () => {
  function storage(): Storage {
    const values = new Map<string, string>();
    return {
      get length() {
        return values.size;
      },
      clear: () => values.clear(),
      getItem: (key) => values.get(key) ?? null,
      key: (index) => [...values.keys()][index] ?? null,
      removeItem: (key) => void values.delete(key),
      setItem: (key, value) => void values.set(key, value),
    };
  }

  const client = (changes: Partial<OidcClientSettings> = {}) =>
    new OidcClient({
      authority: `${server.origin}/idp`,
      client_id: 'portal-client',
      redirect_uri: CALLBACK,
      post_logout_redirect_uri: 'http://127.0.0.1:8080/',
      scope: 'openid email offline_access',
      stateStore: new WebStorageStateStore({ store: storage() }),
      loadUserInfo: true,
      ...changes,
    });

  test('signs in, refreshes, and signs out', async () => {
    const oidc = client();
    const { url } = await oidc.createSigninRequest({ state: { returnTo: '/offer' } });
    const { address } = await signInOnTheWay(url);
    const answer = await oidc.processSigninResponse(address.href);
    expect(answer.profile.email).toBe(NAME);
    expect(answer.userState).toEqual({ returnTo: '/offer' });
    const { profile, session_state, refresh_token = '', scope = '', id_token = '' } = answer;
    const session = { data: null, profile, session_state, refresh_token, scope, id_token };
    const fresh = await oidc.useRefreshToken({ state: session });
    expect(fresh.refresh_token).not.toBe(refresh_token);
    const out = await oidc.createSignoutRequest({ id_token_hint: id_token, state: 'left' });
    const { address: left } = await visitor.open(out.url);
    expect(left.origin).toBe('http://127.0.0.1:8080');
    await expect(oidc.processSignoutResponse(left.href)).resolves.toBeDefined();
  });

  test("gets the provider's error messages", async () => {
    const oidc = client();
    const { url } = await oidc.createSigninRequest({ prompt: 'none' });
    const { address } = await visitor.open(url);
    await expect(oidc.processSigninResponse(address.href)).rejects.toMatchObject({
      error: 'login_required',
    });
    await expect(
      oidc.processResourceOwnerPasswordCredentials({ username: NAME, password: 'Wrong-1234' }),
    ).rejects.toMatchObject({ error: 'invalid_grant' });
  });
});
