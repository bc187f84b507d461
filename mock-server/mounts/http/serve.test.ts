import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { get as httpGet, request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodeSeed, SEED_NOW } from '../../scenario/seed';
import { DEFAULT_SEED } from '../../scenario/default-seed';
import { serveMock, type MockServer } from './serve';

const PAGE = '<!doctype html><title>The portal</title>';
const SEED = encodeSeed({ ...DEFAULT_SEED, status: 'COMPLETE', signedIn: true });

let folder: string;
let server: MockServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-serve-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'assets/main-1.js'), 'export {};'.repeat(200));
  await writeFile(join(folder, 'assets/large.png'), new Uint8Array(100_000));
  await writeFile(join(folder, '404.html'), 'Not the portal');
  server = await serveMock({ port: 0, staticDir: folder });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.origin + path, { headers });

const post = (path: string, body: unknown) =>
  fetch(server.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Status of the seeded application. */
function statusAt(host: string): Promise<string> {
  const { port } = new URL(server.origin);
  const headers = { host: `${host}:${port}` };
  return new Promise((resolve, reject) => {
    ask({ host: '127.0.0.1', port, path: '/__mock/state', headers }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.on('end', () => {
        const state = JSON.parse(text) as { seed: { status: string } };
        resolve(state.seed.status);
      });
    })
      .on('error', reject)
      .end();
  });
}

test('every host name has a separate world', async () => {
  const stored = await post('/__mock/plant', { seed: SEED, machineNow: Date.now() });
  expect(stored.status).toBe(200);
  expect(await statusAt('127.0.0.1')).toBe('COMPLETE');
  expect(await statusAt('someone-else.localhost')).toBe('CREATED');
});

test.each([
  ['w'.repeat(100), 200],
  ['w'.repeat(101), 400],
  ['two words', 400],
])('world name %j: %d', async (name, status) => {
  const headers = { 'x-mock-world': name };
  expect((await fetch(`${server.origin}/__mock/state`, { headers })).status).toBe(status);
});

test('a header selects one of several worlds of a host name', async () => {
  const postTo = async (world: string, path: string, body?: unknown, more = {}) => {
    const init = {
      headers: { 'content-type': 'application/json', 'x-mock-world': world, ...more },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    };
    return fetch(server.origin + path, init);
  };
  const stored = (await (
    await postTo('suite-1', '/__mock/plant', { seed: SEED, machineNow: Date.now() })
  ).json()) as { storage: { access_token: string } };
  const statusIn = async (world: string): Promise<unknown> => {
    const state = (await (await postTo(world, '/__mock/state')).json()) as {
      seed: { status: string };
    };
    return state.seed.status;
  };
  expect([await statusIn('suite-1'), await statusIn('suite-2')]).toEqual(['COMPLETE', 'CREATED']);
  const authorization = `Bearer ${stored.storage.access_token}`;
  const query = { query: '{ currentUser { id } }' };
  const user = async (world: string) =>
    (await postTo(world, '/graphql', query, { authorization })).json();
  expect(await user('suite-1')).not.toHaveProperty('errors');
  // Same origin, same person.
  expect(await user('suite-2')).toMatchObject({ errors: [{ message: 'Unauthorized' }] });
  const phone = '+12025550177';
  const client = { client_id: 'portal-client' };
  const signIn = async (world: string): Promise<string> => {
    const sms = { connection: 'sms', phone_number: phone, send: 'code' };
    await postTo(world, '/idp/passwordless/start', { ...client, ...sms });
    const grant = 'http://auth0.com/oauth/grant-type/passwordless/otp';
    const otp = { grant_type: grant, realm: 'sms', username: phone, otp: '123456' };
    const answer = await postTo(world, '/idp/oauth/token', { ...client, ...otp });
    return ((await answer.json()) as { id_token: string }).id_token;
  };
  const idToken = await signIn('suite-1');
  await signIn('suite-2');
  const refresh = {
    ...client,
    grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
    id_token: idToken,
  };
  const statuses = (world: string) =>
    Promise.all(
      [
        postTo(world, '/idp/userinfo', undefined, { authorization }),
        postTo(world, '/idp/delegation', refresh),
        postTo(world, '/idp/oidc/logout', { id_token_hint: idToken }),
      ].map(async (answer) => (await answer).status),
    );
  expect(await statuses('suite-1')).toEqual([200, 200, 200]);
  expect(await statuses('suite-2')).toEqual([401, 401, 400]);
  expect((await postTo('a b', '/__mock/state')).status).toBe(400);
});

test("a snapshot link's page stores everything, with the browser's time", async () => {
  const page = await get('/?snapshot', { accept: 'text/html' });
  expect(await page.text()).toContain('src="/__mock/plant.js"');
  await post('/__mock/plant', { seed: SEED, machineNow: Date.now() });
  const { snapshot } = (await (await get('/__mock/snapshot')).json()) as { snapshot: string };
  await post('/__mock/seed', { status: 'COMPLETE' });
  const machineNow = Date.UTC(2030, 0, 1);
  const planted = await post('/__mock/plant', { snapshot, machineNow });
  expect(await planted.json()).toMatchObject({
    path: '/app',
    storage: { expires_at: String(machineNow + 7_200_000) },
  });
  const refused = await post('/__mock/plant', { snapshot: 'v1.x.y', machineNow });
  expect([refused.status, await refused.json()]).toEqual([
    400,
    { error: 'That is no snapshot: one begins with "portal-snapshot."' },
  ]);
});

test("a seed link's page stores the session", async () => {
  const page = await get(`/?seed=${SEED}`, { accept: 'text/html' });
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('src="/__mock/plant.js"');
  expect(await (await get('/__mock/plant.js')).text()).toContain('localStorage.setItem');
  const answer = await post('/__mock/plant', { seed: SEED, machineNow: Date.UTC(2030, 0, 1) });
  const stored = (await answer.json()) as { path: string; storage: Record<string, string> };
  expect(stored.path).toBe('/app');
  expect(stored.storage).toMatchObject({ program: 'home_light' });
  expect(Number(stored.storage['expires_at'])).toBeGreaterThan(Date.UTC(2030, 0, 1));
  const link = `${server.origin}/app?seed=${SEED}&clock=now&utm_source=mail`;
  const linked = await post('/__mock/plant', { seed: SEED, machineNow: Date.now(), link });
  expect(await linked.json()).toMatchObject({ path: '/app?utm_source=mail' });
});

test.each([
  ['a seed’s field', { status: 'COMPLETE', now: SEED_NOW }],
  ['a field next to a seed’s text', { seed: SEED, now: SEED_NOW }],
])('starts at the default moment if %s chooses it, also after a reset', async (_, body) => {
  const chosen = { now: expect.stringMatching(/^2026-06-15T16:00:0/) as string };
  expect(await (await post('/__mock/seed', body)).json()).toMatchObject(chosen);
  expect(await (await post('/__mock/reset', {})).json()).toMatchObject(chosen);
});

test('starts at the machine’s time if no field chooses one', async () => {
  const { now } = (await (await post('/__mock/seed', { seed: SEED })).json()) as { now: string };
  expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(60_000);
});

test("the bank's page is served next to the portal", async () => {
  const seed = { program: 'pesto_cash', status: 'OFFER_DECISION_NEEDED', payment: 'needs-bank' };
  await post('/__mock/seed', seed);
  const state = (await (await get('/__mock/state')).json()) as {
    deposits: { payments: readonly { bankRequest: string }[] };
  };
  const request = state.deposits.payments[0]?.bankRequest;
  const page = await (await get(`/bank/confirm?request=${request}`)).text();
  expect(page).toContain('<h1>Confirm your payment</h1>');
  expect((await get('/bank/confirm?request=none')).status).toBe(404);
});

test('a damaged seed is reported and changes nothing', async () => {
  await post('/__mock/plant', { seed: SEED, machineNow: Date.now() });
  const page = await get('/?seed=v1.damaged.0', { accept: 'text/html' });
  expect(page.status).toBe(400);
  expect(await page.text()).toContain('This seed link is damaged');
  const refused = await post('/__mock/plant', { seed: 'v1.damaged.0', machineNow: 0 });
  expect(refused.status).toBe(400);
  expect(await statusAt('127.0.0.1')).toBe('COMPLETE');
});

test('another origin may call with credentials', async () => {
  const origin = 'http://localhost:8080';
  const before = await fetch(`${server.origin}/graphql`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    },
  });
  expect(before.status).toBe(204);
  expect(before.headers.get('access-control-allow-headers')).toContain('authorization');
  const answer = await get('/config.json', { origin });
  expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
  expect(answer.headers.get('access-control-allow-credentials')).toBe('true');
});

test('the portal is compressed, with one page for every path', async () => {
  const script = await get('/assets/main-1.js', { 'accept-encoding': 'br' });
  expect(script.headers.get('content-encoding')).toBe('br');
  expect(script.headers.get('cache-control')).toContain('immutable');
  expect(await (await get('/app/homelight/offer')).text()).toBe(PAGE);
  expect(await (await get('/app/%')).text()).toBe(PAGE);
  expect(await (await get('/app/%ff')).text()).toBe(PAGE);
  expect(await (await get('/404')).text()).toBe(PAGE);
  const head = await fetch(`${server.origin}/assets/main-1.js`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect((await get('/assets/gone-2.js')).status).toBe(404);
  expect((await get('/assets/%ff.js')).ok).toBe(false);
  expect((await get('/..%2f..%2fetc/passwd')).status).toBe(200);
});

test("a client that aborts a download doesn't stop the server", async () => {
  for (let visit = 0; visit < 5; visit += 1) {
    const bytes = await new Promise((resolve, reject) => {
      httpGet(`${server.origin}/assets/large.png`, { agent: false }, (response) => {
        let length = 0;
        response.on('data', (part: Buffer) => void (length += part.length));
        response.on('end', () => resolve(length));
      }).once('error', reject);
    });
    expect(bytes).toBe(100_000);
  }
  expect((await get('/')).status).toBe(200);
});

test('the configuration has this origin', async () => {
  const config: unknown = await (await get('/config.json')).json();
  expect(config).toMatchObject({
    api: { direct: server.origin, proxy: `${server.origin}/secure` },
    identity: { issuer: `${server.origin}/idp/` },
  });
});

test('a network fault breaks the connection', async () => {
  await post('/__mock/faults', { faults: ['offline'] });
  await expect(post('/graphql', { query: '{ __typename }' })).rejects.toThrow('fetch failed');
  await post('/__mock/faults', { faults: [] });
  expect((await post('/graphql', { query: '{ __typename }' })).status).toBe(200);
});
