import { decodeJwt, decodeProtectedHeader } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Context } from '../../world/context';
import { currentSession, signInAs } from './provider-session';
import { authorizePath, call, fragmentOf, start, tryCode } from './testing/call';
import { TEST_NOW, TEST_USER, testContext, testState } from './testing/test-world';

const ORIGIN = 'http://localhost:5173';

let context: Context;

beforeEach(() => {
  context = testContext(testState(), ORIGIN);
});

function ask(changes: Record<string, string | undefined> = {}) {
  return call(context, authorizePath(ORIGIN, changes));
}

async function ticketFor(to: string): Promise<string> {
  await start(context, to);
  const answer = (await (await tryCode(context, to, '123456')).json()) as { login_ticket: string };
  return answer.login_ticket;
}

async function webMessage(response: Response): Promise<unknown> {
  const page = await response.text();
  const data = /<script type="application\/json" id="web-message">(.*?)<\/script>/s.exec(page)?.[1];
  return JSON.parse(data ?? 'null');
}

describe('a ticket', () => {
  test('gives tokens in the fragment, and a session', async () => {
    const response = await ask({ login_ticket: await ticketFor('+12025550103'), realm: 'sms' });
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toMatch(/^http:\/\/localhost:5173\/login-callback#/);
    const values = Object.fromEntries(fragmentOf(response));
    expect(values).toMatchObject({
      expires_in: '7200',
      token_type: 'Bearer',
      scope: 'openid profile email',
      state: 'a-state',
    });
    const now = TEST_NOW / 1000;
    expect(decodeProtectedHeader(values['id_token'] ?? '')).toMatchObject({ alg: 'RS256' });
    expect(decodeJwt(values['id_token'] ?? '')).toMatchObject({
      iss: `${ORIGIN}/idp/`,
      aud: 'portal-client',
      sub: TEST_USER.sub,
      nonce: 'a-nonce',
      iat: now,
      at_hash: expect.any(String),
    });
    expect(decodeJwt(values['access_token'] ?? '')).toEqual({
      iss: `${ORIGIN}/idp/`,
      sub: TEST_USER.sub,
      aud: ['https://api.portal.test', `${ORIGIN}/idp/userinfo`],
      iat: now,
      exp: now + 7200,
      jti: expect.any(String),
      scope: 'openid profile email',
      azp: 'portal-client',
    });
    expect(currentSession(context)?.sub).toBe(TEST_USER.sub);
  });

  test.each(['used', 'expired', 'unknown'])(
    'that is %s is rejected with access_denied',
    async (kind) => {
      const ticket = await ticketFor('+12025550103');
      if (kind === 'used') await ask({ login_ticket: ticket });
      if (kind === 'expired') context.state.clock.base += 10 * 60_000;
      const response = await ask({ login_ticket: kind === 'unknown' ? 'nonsense' : ticket });
      expect(Object.fromEntries(fragmentOf(response))).toEqual({
        error: 'access_denied',
        error_description: 'Unknown or invalid login ticket.',
        state: 'a-state',
      });
    },
  );
});

describe('a session', () => {
  beforeEach(() => signInAs(context, TEST_USER.sub));

  test('sends tokens as a web message to the redirect origin only', async () => {
    const response = await ask({ prompt: 'none', response_mode: 'web_message' });
    expect(response.headers.get('Content-Type')).toContain('text/html');
    expect(await webMessage(response)).toEqual({
      targetOrigin: ORIGIN,
      message: {
        type: 'authorization_response',
        response: {
          access_token: expect.any(String),
          id_token: expect.any(String),
          expires_in: '7200',
          token_type: 'Bearer',
          scope: 'openid profile email',
          state: 'a-state',
        },
      },
    });
  });

  test('escapes a state that looks like HTML', async () => {
    const state = '</script><script>alert(1)</script>';
    const response = await ask({ prompt: 'none', response_mode: 'web_message', state });
    const page = await response.clone().text();
    expect(page.match(/<script/g)).toHaveLength(2);
    expect(await webMessage(response)).toMatchObject({ message: { response: { state } } });
  });

  test.each([
    ['token', ['access_token', 'expires_in', 'token_type', 'scope', 'state']],
    ['id_token', ['id_token', 'state']],
  ])('responds to response type %s', async (responseType, names) => {
    const response = await ask({ response_type: responseType });
    expect([...fragmentOf(response).keys()]).toEqual(names);
  });

  test('grants known scopes only', async () => {
    const response = await ask({ scope: 'openid phone launch:missiles' });
    expect(fragmentOf(response).get('scope')).toBe('openid phone');
    const claims = decodeJwt(fragmentOf(response).get('id_token') ?? '');
    expect(claims).toMatchObject({ phone_number: '+12025550103', phone_number_verified: true });
    expect(claims).not.toHaveProperty('email');
  });

  test('without an API gives a token for userinfo only', async () => {
    const response = await ask({ audience: undefined });
    const token = decodeJwt(fragmentOf(response).get('access_token') ?? '');
    expect(token.aud).toBe(`${ORIGIN}/idp/userinfo`);
  });

  test('is deterministic', async () => {
    const before = { ...context.state.counters };
    const first = (await ask()).headers.get('Location');
    context.state.counters = before;
    expect((await ask()).headers.get('Location')).toBe(first);
  });

  test.each([
    ['ends after 30 days', () => (context.state.clock.base += 30 * 24 * 3_600_000), {}],
    ['ends with its person', () => (context.state.users = []), {}],
    ['is not used under prompt=login', () => undefined, { prompt: 'login' }],
    ['is not used under prompt=select_account', () => undefined, { prompt: 'select_account' }],
    ['can be too old', () => (context.state.clock.base += 61_000), { max_age: '60' }],
  ])('%s', async (_, happen, changes) => {
    happen();
    const response = await ask(changes);
    expect(response.headers.get('Location')).toMatch(`${ORIGIN}/idp/u/login?`);
  });
});

describe('without a session', () => {
  test('redirects to the sign-in page', async () => {
    const response = await ask({ prompt: undefined, login_hint: 'a@example.com' });
    const { pathname, searchParams } = new URL(response.headers.get('Location') ?? '');
    expect([response.status, pathname]).toEqual([302, '/idp/u/login']);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      redirect_uri: `${ORIGIN}/login-callback`,
      nonce: 'a-nonce',
      login_hint: 'a@example.com',
    });
  });

  test('prompt=none returns login_required', async () => {
    expect(Object.fromEntries(fragmentOf(await ask({ prompt: 'none' })))).toEqual({
      error: 'login_required',
      error_description: 'Login required',
      state: 'a-state',
    });
    const response = await ask({ prompt: 'none', response_mode: 'web_message' });
    expect(await webMessage(response)).toMatchObject({
      message: { response: { error: 'login_required', state: 'a-state' } },
    });
  });
});

describe('an invalid authorization request', () => {
  test.each([
    [{ client_id: undefined }, 'invalid_request'],
    [{ client_id: 'another-client' }, 'unauthorized_client'],
    [{ client_id: '<img src=x>' }, 'unauthorized_client'],
    [{ redirect_uri: undefined }, 'invalid_request'],
    [{ redirect_uri: 'https://evil.example/login-callback' }, 'redirect_uri_mismatch'],
    [{ redirect_uri: 'http://localhost.evil.example/' }, 'redirect_uri_mismatch'],
    [{ redirect_uri: 'http://localhost:5173@evil.example/' }, 'redirect_uri_mismatch'],
    [{ redirect_uri: '//evil.example/' }, 'redirect_uri_mismatch'],
    [{ redirect_uri: 'javascript:alert(1)' }, 'redirect_uri_mismatch'],
    [{ redirect_uri: `${ORIGIN}/login-callback#x` }, 'redirect_uri_mismatch'],
  ])('%o shows an error page without redirect', async (changes, error) => {
    const response = await ask({ ...changes, response_mode: 'web_message', prompt: 'none' });
    expect(response.status).toBe(400);
    expect(response.headers.has('Location')).toBe(false);
    const page = await response.text();
    expect(page).toContain(`<code>${error}</code>`);
    expect(page).not.toMatch(/<script|<img/);
  });

  test.each([
    [{ response_type: undefined }, 'invalid_request'],
    [{ response_type: 'everything' }, 'unsupported_response_type'],
    [{ audience: 'https://another.test' }, 'access_denied'],
    [{ connection: 'fax' }, 'invalid_request'],
    [{ nonce: undefined }, 'invalid_request'],
    [{ scope: 'profile' }, 'invalid_request'],
    [{ max_age: 'soon' }, 'invalid_request'],
    [{ response_mode: 'pigeon' }, 'invalid_request'],
    [{ prompt: 'none login' }, 'invalid_request'],
    [{ request: 'a.b.c' }, 'request_not_supported'],
    [{ request_uri: 'https://client.test/request' }, 'request_uri_not_supported'],
    [{ code_challenge: 'x'.repeat(43), code_challenge_method: 'plain' }, 'invalid_request'],
    [{ code_challenge: 'x'.repeat(43) }, 'invalid_request'],
    [{ code_challenge_method: 'S256' }, 'invalid_request'],
  ])('%o redirects with an error', async (changes, error) => {
    signInAs(context, TEST_USER.sub);
    const values = fragmentOf(await ask(changes));
    expect(values.get('error')).toBe(error);
    expect(values.get('state')).toBe('a-state');
    expect(values.has('access_token')).toBe(false);
  });

  test.each([
    [{ response_mode: 'query' }, 'invalid_request'],
    [{ response_type: 'code', code_challenge: 'short' }, 'invalid_request'],
  ])('%o redirects with an error in the query', async (changes, error) => {
    signInAs(context, TEST_USER.sub);
    const location = new URL((await ask(changes)).headers.get('Location') ?? '');
    expect(location.searchParams.get('error')).toBe(error);
    expect(location.searchParams.get('state')).toBe('a-state');
    expect(location.hash).toBe('');
  });

  test.each([
    'http://127.0.0.1:8080/cb',
    'http://[::1]/cb',
    'http://trovy.localhost:5173/cb',
    `${ORIGIN}/x`,
  ])('%s is an allowed redirect address', async (redirectUri) => {
    signInAs(context, TEST_USER.sub);
    const response = await ask({ redirect_uri: redirectUri });
    expect(response.headers.get('Location')?.startsWith(`${redirectUri}#access_token=`)).toBe(true);
  });
});
