import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { subjectOf } from '../../world/subject';
import { openPortalPage, type PortalPage } from './testing/portal-page';
import { TEST_USER, testContext } from './testing/test-world';
import { verifyAccessToken } from './tokens';

let portal: PortalPage;

beforeAll(async () => {
  portal = await openPortalPage();
}, 30_000);

afterAll(() => portal.close());

beforeEach(() => portal.reset());

const run = (method: string, options?: unknown) => portal.run(method, options);

/** Returns the library's result. */
async function signIn(options: Record<string, string>) {
  void run('passwordlessLogin', { ...options, state: '', nonce: '' }).catch(() => undefined);
  await portal.page.waitForURL('**/login-callback#*');
  return run('parseHash');
}

test('auth0-js signs in a known person by text message', async () => {
  const addresses: string[] = [];
  portal.page.on('request', (request) => addresses.push(request.url()));
  const [problem] = await run('passwordlessStart', {
    connection: 'sms',
    send: 'code',
    phoneNumber: '+12025550103',
  });
  expect(problem).toBeNull();
  expect(portal.state.inbox).toMatchObject([
    { channel: 'sms', to: '+12025550103', code: '123456', sentAt: '2026-06-15T16:00:00.000Z' },
  ]);

  const [error, result] = await signIn({
    connection: 'sms',
    phoneNumber: '+12025550103',
    verificationCode: '123456',
  });
  expect(error).toBeNull();
  expect(result).toMatchObject({
    expiresIn: 7200,
    tokenType: 'Bearer',
    scope: 'openid profile email',
    idTokenPayload: { sub: TEST_USER.sub, name: 'Fixture Testworthy', email: TEST_USER.email },
  });
  const accessToken = String(result?.['accessToken']);
  expect(await verifyAccessToken(testContext(portal.state, portal.origin), accessToken)).toEqual({
    sub: TEST_USER.sub,
  });
  const claims = await portal.page.evaluate(
    `new Promise((resolve) => webAuth.client.userInfo('${accessToken}', (_, user) => resolve(user)))`,
  );
  expect(claims).toMatchObject({ sub: TEST_USER.sub, email_verified: true });
  expect(addresses.filter((address) => /123456|2025550103/.test(address))).toEqual([]);
});

test('auth0-js creates an account by email, once', async () => {
  const options = { connection: 'email', email: 'Somebody.New@Example.com' };
  const sub = subjectOf('email', 'somebody.new@example.com');
  await run('passwordlessStart', { ...options, send: 'code' });
  const [, first] = await signIn({ ...options, verificationCode: '123456' });
  expect(first).toMatchObject({
    idTokenPayload: { sub, email: 'somebody.new@example.com' },
  });
  await portal.page.goto(`${portal.origin}/login`);
  await run('passwordlessStart', { ...options, email: 'somebody.new@example.com', send: 'code' });
  const [, second] = await signIn({ ...options, verificationCode: '123456' });
  expect(second).toMatchObject({ idTokenPayload: { sub } });
  expect(portal.state.users).toHaveLength(2);
});

test.each([
  ['000000', 'access_denied', 'Wrong phone number or verification code.'],
  ['999999', 'access_denied', 'The verification code has expired. Please try to login again.'],
  [
    '888888',
    'too_many_attempts',
    "You've reached the maximum number of attempts. Please try to login again.",
  ],
])('auth0-js reports the code %s as refused', async (verificationCode, code, description) => {
  await run('passwordlessStart', { connection: 'sms', send: 'code', phoneNumber: '+12025550103' });
  const [error] = await run('passwordlessLogin', {
    connection: 'sms',
    phoneNumber: '+12025550103',
    verificationCode,
  });
  expect(error).toMatchObject({ code, description });
  expect(new URL(portal.page.url()).pathname).toBe('/login');
});

test('auth0-js reports too many requests', async () => {
  const options = { connection: 'sms', send: 'code', phoneNumber: '+12025550103' };
  for (let sent = 0; sent < 5; sent += 1)
    expect((await run('passwordlessStart', options))[0]).toBeNull();
  const [error] = await run('passwordlessStart', options);
  expect(error).toMatchObject({ code: 'too_many_requests', statusCode: 429 });
});

test('auth0-js renews the session silently until sign-out', async () => {
  expect((await run('checkSession'))[0]).toMatchObject({ code: 'login_required' });
  const options = { connection: 'email', email: 'fixture.testworthy@example.com' };
  await run('passwordlessStart', { ...options, send: 'code' });
  await signIn({ ...options, verificationCode: '123456' });

  const [error, renewed] = await run('checkSession');
  expect(error).toBeNull();
  expect(renewed).toMatchObject({ expiresIn: 7200, idTokenPayload: { sub: TEST_USER.sub } });
  const [, again] = await run('renewAuth', { redirectUri: `${portal.origin}/login-callback` });
  expect(again).toMatchObject({ idTokenPayload: { sub: TEST_USER.sub } });

  await portal.page.evaluate(`webAuth.logout({ returnTo: location.origin })`);
  await portal.page.waitForURL(`${portal.origin}/`);
  expect(portal.state.identity.sessions).toEqual([]);
  expect((await run('checkSession'))[0]).toMatchObject({ code: 'login_required' });
});

test('auth0-js signs in once with the link of a message', async () => {
  await run('passwordlessStart', {
    connection: 'email',
    send: 'link',
    email: 'fixture.testworthy@example.com',
    authParams: { responseType: 'token id_token' },
  });
  const link = /http:\S+/.exec(portal.state.inbox[0]?.body ?? '')?.[0] ?? '';
  await portal.page.goto(link);
  const [error, result] = await run('parseHash');
  expect(error).toBeNull();
  expect(result).toMatchObject({ idTokenPayload: { sub: TEST_USER.sub } });
  await portal.page.goto(link);
  expect((await run('parseHash'))[0]).toMatchObject({ error: 'access_denied' });
});

test('auth0-js signs in with verify-redirect', async () => {
  const options = { connection: 'sms', phoneNumber: '+12025550103' };
  await run('passwordlessStart', { ...options, send: 'code' });
  void run('passwordlessVerify', { ...options, verificationCode: '123456' }).catch(() => undefined);
  await portal.page.waitForURL('**/login-callback#*');
  expect((await run('parseHash'))[1]).toMatchObject({ idTokenPayload: { sub: TEST_USER.sub } });
});

test('auth0-js gets responses to its other calls', async () => {
  const call = (path: string) =>
    portal.page.evaluate(
      `new Promise((resolve) => new auth0.WebAuth({ ...options, state: 'a' }).client.${path}((_, it) => resolve(it)))`,
    );
  expect(await call('getUserCountry')).toMatchObject({ countryCode: 'US' });
  for (const path of [
    'passwordless.getChallenge',
    'dbConnection.getSignupChallenge',
    'dbConnection.getPasswordResetChallenge',
    'getChallenge',
  ]) {
    expect(await call(path)).toEqual({ required: false });
  }
});

test('unmodified auth0-spa-js signs in, refreshes and signs out', async () => {
  const { page, origin, state } = portal;
  // This library reads the browser's clock.
  state.clock.base = Date.now();
  // Its worker for refresh tokens rejects a provider below a path, so tests use local storage.
  const load = () => page.addScriptTag({ url: '/auth0-spa.js' });
  await load();
  const client = `new auth0.Auth0Client({
    domain: location.origin + '/idp', clientId: 'portal-client',
    useRefreshTokens: true, cacheLocation: 'localstorage',
    authorizationParams: { redirect_uri: location.origin + '/', audience: 'https://api.portal.test' } })`;
  void page.evaluate(`${client}.loginWithRedirect({ appState: 'kept' })`).catch(() => undefined);
  await page.getByLabel('Email address or phone number').fill('visitor@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Code').fill('123456');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(`${origin}/?code=*`);
  await load();
  const signedIn = await page.evaluate(`(async () => {
    window.client = ${client};
    const { appState } = await client.handleRedirectCallback();
    const { email } = await client.getUser();
    const first = await client.getTokenSilently();
    return { appState, email, first, hasRefresh: (await client.getIdTokenClaims()) !== undefined };
  })()`);
  expect(signedIn).toMatchObject({ appState: 'kept', email: 'visitor@example.com' });
  state.clock.base += 1000;
  const fresh = await page.evaluate(`client.getTokenSilently({ cacheMode: 'off' })`);
  expect(fresh).not.toBe((signedIn as { first: string }).first);
  expect(state.identity.refreshTokens.map(({ used }) => used)).toEqual([true, false]);
  void page.evaluate(`client.logout({ logoutParams: { returnTo: location.origin + '/left' } })`);
  await page.waitForURL(`${origin}/left`);
  expect(state.identity.sessions).toEqual([]);
});
