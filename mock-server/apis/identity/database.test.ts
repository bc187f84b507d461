import { decodeJwt } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { providerWorld, type ProviderWorld } from './testing/browser';
import { start, tryCode } from './testing/call';
import { parseForm } from './testing/forms';

const CONNECTION = 'Username-Password-Authentication';
const EMAIL = 'fixture.person@example.com';
const PASSWORD = 'Correct-Horse-9';
const REALM = 'http://auth0.com/oauth/grant-type/password-realm';

let world: ProviderWorld;

beforeEach(() => {
  world = providerWorld();
});

const signUp = (changes: Record<string, unknown> = {}) =>
  world.post('dbconnections/signup', {
    client_id: 'portal-client',
    connection: CONNECTION,
    email: EMAIL,
    password: PASSWORD,
    ...changes,
  });

const login = (password = PASSWORD) =>
  world.token({ grant_type: REALM, realm: CONNECTION, username: EMAIL, password });

describe('an account with a password', () => {
  test('is created once and works for every sign-in method', async () => {
    const made = await signUp({ given_name: 'Fixture', user_metadata: { plan: 'a' } });
    expect(made.body).toMatchObject({ email: EMAIL, email_verified: false });
    expect(made.headers.get('X-RateLimit-Remaining')).toBe('49');
    expect((await signUp()).body).toMatchObject({ code: 'user_exists', statusCode: 400 });
    expect((await login()).status).toBe(200);
    const ro = await world.post('oauth/ro', {
      client_id: 'portal-client',
      grant_type: 'password',
      connection: CONNECTION,
      username: EMAIL,
      password: PASSWORD,
    });
    expect(ro.body).toMatchObject({ token_type: 'Bearer', id_token: expect.any(String) });
    const again = await world.post('delegation', {
      client_id: 'portal-client',
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      id_token: ro.body['id_token'],
    });
    expect(again.body).toMatchObject({ token_type: 'Bearer', expires_in: 36_000 });
    const withAccessToken = await world.post('delegation', {
      client_id: 'portal-client',
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      id_token: ro.body['access_token'],
    });
    expect(withAccessToken.status).toBe(401);
    const ticket = await world.post('co/authenticate', {
      client_id: 'portal-client',
      credential_type: 'password',
      username: EMAIL,
      password: PASSWORD,
    });
    expect(ticket.body).toHaveProperty('login_ticket');
  });

  test('signs in on a hosted page with a form to the callback', async () => {
    await signUp();
    expect((await world.get('user/ssodata')).body).toEqual({ sso: false });
    const { text } = await world.post('usernamepassword/login', {
      client_id: 'portal-client',
      connection: CONNECTION,
      username: EMAIL,
      password: PASSWORD,
      response_type: 'token id_token',
      redirect_uri: 'http://localhost:5173/login-callback',
      state: 'kept',
      nonce: 'once',
      organization: 'org_ours',
    });
    const { fields } = parseForm(text);
    const { headers } = await world.form('login/callback', Object.fromEntries(fields));
    const location = headers.get('Location') ?? '';
    expect(location).toMatch(/login-callback#access_token=.*state=kept/);
    const idToken = new URLSearchParams(new URL(location).hash.slice(1)).get('id_token') ?? '';
    expect(decodeJwt(idToken)).toMatchObject({ nonce: 'once', org_id: 'org_ours' });
    Object.assign(world.state.users.at(-1) ?? {}, { phone: '+12025550177' });
    expect((await world.get('user/ssodata')).body).toMatchObject({
      sso: true,
      lastUsedUsername: EMAIL,
    });
  });

  test('is separate from the account that signs in by code with the same address', async () => {
    await signUp();
    await start(world.context, EMAIL);
    await tryCode(world.context, EMAIL, '123456');
    expect(world.state.users.filter(({ email }) => email === EMAIL)).toHaveLength(2);
  });

  test('is verified and reset by separate emails, each valid once', async () => {
    await signUp();
    const values = { client_id: 'portal-client', connection: CONNECTION, email: EMAIL };
    const { text } = await world.post('dbconnections/change_password', values);
    expect(text).toBe("We've just sent you an email to reset your password.");
    const ticketIn = (mail: number): string =>
      /ticket=(\w+)/.exec(world.state.inbox.at(mail)?.body ?? '')?.[1] ?? '';
    const ticket = ticketIn(1);
    const renew = (password: string) => world.form('u/reset-password', { ticket, password });
    const verify = () => world.get(`u/email-verification?ticket=${ticketIn(0)}`);
    const isVerified = async () =>
      decodeJwt(String((await login()).body['id_token']))['email_verified'];
    expect(await isVerified()).toBe(false);
    expect((await verify()).status).toBe(200);
    expect((await verify()).status).toBe(400);
    expect(await isVerified()).toBe(true);
    expect((await renew('weak')).text).toContain('Password is too weak');
    expect((await renew('Another-Horse-9')).text).toContain('Your password is changed');
    expect((await renew('Third-Horse-99')).status).toBe(400);
    expect((await login()).body['error']).toBe('invalid_grant');
    expect((await login('Another-Horse-9')).status).toBe(200);
  });

  test.each([
    [5 * 24 * 3_600_000 - 1, 200],
    [5 * 24 * 3_600_000, 400],
  ])('is verified by an email %d ms old: %d', async (later, status) => {
    await signUp();
    const ticket = /ticket=(\w+)/.exec(world.state.inbox[0]?.body ?? '')?.[1] ?? '';
    world.state.clock.base += later;
    expect((await world.get(`u/email-verification?ticket=${ticket}`)).status).toBe(status);
  });

  test('gets a new password by the latest email only', async () => {
    await signUp();
    const values = { client_id: 'portal-client', connection: CONNECTION, email: EMAIL };
    for (const _ of [1, 2]) await world.post('dbconnections/change_password', values);
    const [earlier, later] = [1, 2].map(
      (mail) => /ticket=(\w+)/.exec(world.state.inbox.at(mail)?.body ?? '')?.[1] ?? '',
    );
    const renew = (ticket = '') =>
      world.form('u/reset-password', { ticket, password: 'Another-Horse-9' });
    expect((await renew(later)).text).toContain('Your password is changed');
    expect((await renew(earlier)).status).toBe(400);
  });

  test('is locked after ten wrong passwords, by either name, and unlocked by email', async () => {
    await signUp({ username: 'fixture_person' });
    const byUsername = { grant_type: 'password', username: 'Fixture_Person', password: 'x' };
    for (let wrong = 0; wrong < 5; wrong += 1) {
      expect((await login('x')).status).toBe(400);
      expect((await world.token(byUsername)).status).toBe(400);
    }
    const locked = await login();
    expect([locked.status, locked.body['error']]).toEqual([429, 'too_many_attempts']);
    expect(locked.body['error_description']).toContain('We’ve sent you an email');
    const mails = world.state.inbox.filter(({ subject }) => subject.includes('is blocked'));
    expect(mails).toHaveLength(1);
    const ticket = /ticket=(\w+)/.exec(mails[0]?.body ?? '')?.[1] ?? '';
    await world.form('u/reset-password', { ticket, password: 'Another-Horse-9' });
    expect((await login('Another-Horse-9')).status).toBe(200);
  });
});

test.each([
  [{ password: 'short' }, 'invalid_password'],
  [{ password: 'Fixture.Person-1' }, 'invalid_password'],
  [{ password: undefined }, 'bad.password'],
  [{ email: 'nobody' }, 'bad.email'],
  [{ connection: 'another' }, 'bad.connection'],
])('sign-up with %o is rejected', async (changes, code) => {
  const { status, body } = await signUp(changes);
  expect([status, body['code']]).toEqual([400, code]);
});
