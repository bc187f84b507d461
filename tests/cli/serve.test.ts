import { execFile } from 'node:child_process';
import { networkInterfaces } from 'node:os';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { loadedCode } from '../support/loaded-code';
import { PORTAL, serve, type Served } from '../support/serve-process';

// The first call may have to bundle the command line.
beforeAll(() => promisify(execFile)(process.execPath, [PORTAL, '--version']), 60_000);

const OWN = Object.values(networkInterfaces())
  .flat()
  .filter((entry) => entry?.family === 'IPv4' && !entry.internal)
  .map((entry) => entry?.address ?? '');

test('portal serve --host listens on the network and prints the addresses', async () => {
  const { addresses, end } = await serve(['--host']);
  const { port } = new URL(addresses.origin);
  expect(addresses.network ?? []).toEqual(OWN.map((address) => `http://${address}:${port}`));
  for (const origin of [addresses.origin, ...(addresses.network ?? [])]) {
    const config: unknown = await (await fetch(`${origin}/config.json`)).json();
    expect(config).toMatchObject({ identity: { issuer: `${origin}/idp/` } });
  }
  expect(await end('SIGHUP')).toBe(0);
});

test('portal serve listens on this machine only by default', async () => {
  const { addresses, end } = await serve();
  expect(addresses.network).toBeUndefined();
  for (const address of OWN) {
    const elsewhere = `http://${address}:${new URL(addresses.origin).port}/config.json`;
    await expect(fetch(elsewhere)).rejects.toThrow('fetch failed');
  }
  expect(await end('SIGTERM')).toBe(0);
});

test('portal serve generates documents without additional files and serves card fields on request', async () => {
  const { addresses, end } = await serve(['--card-frame']);
  const { port } = new URL(addresses.origin);
  const page = `http://localhost:${port}`;
  const config: unknown = await (await fetch(`${page}/config.json`)).json();
  expect(config).toMatchObject({
    cardFrame: { origin: `http://cards.localhost:${port}`, pages: [page] },
  });
  const answer = await fetch(`${addresses.origin}/files/home_light/rate-disclosure.pdf`);
  expect(answer.status).toBe(200);
  expect((await answer.text()).slice(0, 5)).toBe('%PDF-');
  expect(await end('SIGTERM')).toBe(0);
});

test('portal serve passes portal contract check and can hide its schema', async () => {
  const open = await serve();
  const closed = await serve(['--no-introspection']);
  const check = ({ addresses }: Served) => {
    const args = ['contract', 'check', '--json', '--endpoint', `${addresses.origin}/graphql`];
    return promisify(execFile)(process.execPath, [PORTAL, ...args]);
  };
  const [compared, refused] = await Promise.all([check(open), check(closed).catch(String)]);
  expect(compared).toHaveProperty('stdout', expect.stringMatching(/"differences":\s*0/));
  expect(refused).toContain('introspection is off');
  expect(await Promise.all([open.end('SIGTERM'), closed.end('SIGTERM')])).toEqual([0, 0]);
});

test('portal serve --https is trusted by clients that trust its authority', async () => {
  const { addresses, end } = await serve(['--https']);
  expect(addresses.origin).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/);
  const ask = 'fetch(process.argv[1]).then(({ status }) => console.log(status))';
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['-e', ask, `${addresses.origin}/config.json`],
    { env: { ...process.env, NODE_EXTRA_CA_CERTS: addresses.authority } },
  );
  expect(stdout).toBe('200\n');
  await expect(fetch(`${addresses.origin}/config.json`)).rejects.toThrow('fetch failed');
  expect(await end('SIGTERM')).toBe(0);
});

test('portal serve loads only part of the command line before it listens', async () => {
  const kilobytes = await loadedCode([PORTAL, 'serve', '--port', '0']);
  expect(kilobytes).toBeGreaterThan(300);
  expect(kilobytes).toBeLessThan(850);
});
