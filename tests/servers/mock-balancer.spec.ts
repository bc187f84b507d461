import { request } from 'node:http';
import { mockBalancer } from '../../cli/deploy/mock';
import { serve, type Served } from '../support/serve-process';
import { expect, test } from '../support/test';
import { freePort, run, type Running } from './running';

const STATUSES = ['COMPLETE', 'MANUAL_REVIEW', 'OFFER_DECISION_NEEDED'] as const;

interface Asked {
  readonly host: string;
  readonly name?: string;
}

/** Node doesn't resolve names below localhost. */
function ask(port: number, { host, name }: Asked, [path, body]: readonly [string, unknown?]) {
  return new Promise<string>((done, fail) => {
    const headers = {
      host,
      'content-type': 'application/json',
      ...(name === undefined ? {} : { 'x-mock-world': name }),
    };
    const method = body === undefined ? 'GET' : 'POST';
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', fail);
      answer.on('end', () => done(Buffer.concat(parts).toString()));
    });
    outgoing.on('error', fail);
    outgoing.end(body === undefined ? '' : JSON.stringify(body));
  });
}

async function statusOf(port: number, world: Asked): Promise<string> {
  const text = await ask(port, world, ['/__mock/state']);
  return (JSON.parse(text) as { seed: { status: string } }).seed.status;
}

let instances: readonly { readonly served: Served; readonly port: number }[] = [];
let balancer: Running | undefined;
let port = 0;

test.beforeAll(async () => {
  const started = await Promise.all([serve(), serve(), serve()]);
  instances = started.map((served) => ({
    served,
    port: Number(new URL(served.addresses.origin).port),
  }));
  port = await freePort();
  const at = instances.map((one) => `127.0.0.1:${String(one.port)}`);
  const text = mockBalancer({ instances: at, names: [], checkout: '.', folder: '.' }, { port });
  balancer = await run('nginx', { text, port });
});

test.afterAll(async () => {
  await balancer?.end();
  await Promise.all(instances.map(({ served }) => served.end('SIGTERM')));
});

test('several portal serve share worlds, each with a fixed instance @nginx-only', async () => {
  const worlds = Array.from({ length: 12 }, (_, index) => ({
    world:
      index < 8
        ? { host: `w-${String(index)}.localhost:${String(port)}` }
        : { host: `shared.localhost:${String(port)}`, name: `suite-${String(index)}` },
    status: STATUSES[index % STATUSES.length],
  }));
  for (const { world, status } of worlds) {
    await ask(port, world, ['/__mock/seed', { program: 'home_light', status }]);
  }
  const expected = worlds.map(({ status }) => status);
  for (let round = 0; round < 10; round += 1) {
    const found = await Promise.all(worlds.map(({ world }) => statusOf(port, world)));
    expect(found).toEqual(expected);
  }
  const holders = await Promise.all(
    worlds.map(async ({ world, status }) => {
      const found = await Promise.all(instances.map((one) => statusOf(one.port, world)));
      return found.flatMap((one, index) => (one === status ? [index] : []));
    }),
  );
  for (const indexes of holders) expect(indexes).toHaveLength(1);
  expect(new Set(holders.flat()).size).toBeGreaterThan(1);
});

test('the balancer passes faults on unchanged without moving worlds @nginx-only', async () => {
  const world = { host: `faults.localhost:${String(port)}` };
  const query = { operationName: 'currentUser', query: 'query currentUser { currentUser { id } }' };
  await ask(port, world, ['/__mock/seed', { program: 'home_light', status: 'COMPLETE' }]);
  for (const fault of ['drop', 'offline', 'answer=cut-off']) {
    await ask(port, world, ['/__mock/faults', { faults: [`operation=currentUser,${fault}`] }]);
    for (let times = 0; times < 2; times += 1) {
      await expect(ask(port, world, ['/graphql', query]), fault).rejects.toThrow();
    }
    // Each was requested once: no proxy retried.
    const played: unknown = JSON.parse(await ask(port, world, ['/__mock/faults']));
    expect(played, fault).toMatchObject({ faults: [{ matched: 2 }] });
    expect(await statusOf(port, world)).toBe('COMPLETE');
  }
});

test("a world of a stopped instance isn't silently recreated elsewhere @nginx-only", async () => {
  const world = { host: `gone.localhost:${String(port)}` };
  await ask(port, world, ['/__mock/seed', { program: 'home_light', status: 'COMPLETE' }]);
  const found = await Promise.all(instances.map((one) => statusOf(one.port, world)));
  const holder = instances[found.indexOf('COMPLETE')];
  instances = instances.filter((one) => one !== holder);
  await holder?.served.end('SIGTERM');
  for (let times = 0; times < 3; times += 1) {
    await expect(statusOf(port, world)).rejects.toThrow();
  }
});
