import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { providerWorld } from './testing/browser';
import { authorizePath, call, fragmentOf } from './testing/call';

const CONNECTION = 'Username-Password-Authentication';

// Requests of auth0-lock 14.3.0, in its order; it ran unchanged against this provider.

/** The provider's script passes these settings to the widget. */
async function settings(path: string): Promise<unknown> {
  const { status, text } = await providerWorld().get(`${path}?t1795333195846`);
  expect(status).toBe(200);
  const handed: unknown[] = [];
  const take = (facts: unknown): void => void handed.push(facts);
  runInNewContext(text, { Auth0: { setClient: take, setTenant: take } });
  return handed[0];
}

test("a widget reads a client's connections from either settings script", async () => {
  const strategies = [{ connections: [{ name: CONNECTION, showSignup: true, showForgot: true }] }];
  expect(await settings('client/portal-client.js')).toMatchObject({
    id: 'portal-client',
    strategies: [...strategies, { name: 'sms' }, { name: 'email' }],
  });
  for (const path of ['info-v1.js', 'tenants/v1/portal.js']) {
    expect(await settings(path)).toMatchObject({
      connections: { database: [{ name: CONNECTION, allowSignup: true, allowForgot: true }] },
      clientsConnections: { 'portal-client': [CONNECTION, 'sms', 'email'] },
    });
  }
});

test('a widget signs a user up and in', async () => {
  const world = providerWorld();
  const client = { client_id: 'portal-client' };
  const person = { email: 'lock@example.com', password: 'Fixture-Sample-1' };
  const made = await world.post('dbconnections/signup', {
    ...client,
    connection: CONNECTION,
    ...person,
  });
  expect([made.status, made.body['email']]).toEqual([200, person.email]);
  const proof = {
    ...client,
    username: person.email,
    realm: CONNECTION,
    credential_type: 'http://auth0.com/oauth/grant-type/password-realm',
  };
  const wrong = await world.post('co/authenticate', { ...proof, password: 'wrong' });
  expect(wrong.body).toMatchObject({ error: 'access_denied' });
  const right = await world.post('co/authenticate', { ...proof, password: person.password });
  const answer = await call(
    world.context,
    authorizePath(world.origin, {
      realm: CONNECTION,
      login_ticket: String(right.body['login_ticket']),
    }),
  );
  expect(fragmentOf(answer).get('id_token')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
});
