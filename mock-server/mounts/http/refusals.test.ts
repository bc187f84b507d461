import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_SEED } from '../../scenario/default-seed';
import { createHostWorlds } from './host-worlds';
import { serveMock, type MockServer } from './serve';
import { bodyLimit } from './read-body';

let server: MockServer;

beforeAll(async () => {
  server = await serveMock({ port: 0, allowedHosts: ['mock', '.portal.test'] });
});

afterAll(() => server.close());

/** Uses a bare connection; returns everything received until its end. */
function say(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1', () =>
      socket.write(text),
    );
    socket.on('data', (part: Buffer) => (received += part.toString()));
    socket.on('end', () => resolve(received));
    socket.on('error', (error) => reject(new Error(`${received}${error.message}`)));
  });
}

async function statusOf(line: string, headers: readonly string[], body = ''): Promise<number> {
  const lines = [line, ...headers, 'Connection: close', `Content-Length: ${String(body.length)}`];
  const received = await say(`${lines.join('\r\n')}\r\n\r\n${body}`);
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1]);
}

describe('malformed request', () => {
  test.each([
    ['TRACE / HTTP/1.1', 'Host: 127.0.0.1', 405],
    ['TRACE /graphql HTTP/1.1', 'Host: 127.0.0.1', 405],
    ['GET /config.json HTTP/1.1', 'Host: 127.0.0.1:99999', 400],
    ['GET /config.json HTTP/1.1', 'Host: a b', 400],
    ['GET /config.json HTTP/1.1', 'Host: 127.0.0.1@evil.example', 400],
  ])('%s with %s is rejected', async (line, host, status) => {
    expect(await statusOf(line, [host])).toBe(status);
  });
});

describe('Host header', () => {
  test.each([
    'localhost',
    'a.localhost:4000',
    '127.0.0.1',
    '192.168.1.7:4000',
    '[::1]',
    'mock',
    'a.portal.test',
  ])('%s is accepted', async (host) => {
    expect(await statusOf('GET /config.json HTTP/1.1', [`Host: ${host}`])).toBe(200);
  });

  test('an unknown one is rejected with the option to allow it', async () => {
    const received = await say(
      'GET /__mock/state HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
    );
    expect(received).toMatch(/^HTTP\/1\.1 403/);
    expect(received).toContain('portal serve --allow-host evil.example');
  });
});

describe('control addresses', () => {
  const reset = (headers: Record<string, string>, body?: string) =>
    fetch(`${server.origin}/__mock/reset`, {
      method: 'POST',
      headers,
      ...(body === undefined ? {} : { body }),
    });

  test("accept the portal's own page and programs", async () => {
    const json = { 'content-type': 'application/json' };
    expect((await reset(json, '{}')).status).toBe(200);
    expect((await reset({ ...json, origin: server.origin }, '{}')).status).toBe(200);
    expect((await reset({})).status).toBe(200);
    // As curl -d sends it.
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await reset(form, '{}')).status).toBe(200);
  });

  test('reject pages of other origins', async () => {
    for (const origin of ['https://evil.example', 'http://localhost:8080', 'null']) {
      const answer = await reset({ origin, 'content-type': 'application/json' }, '{}');
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([
        403,
        null,
      ]);
      const read = await fetch(`${server.origin}/__mock/state`, { headers: { origin } });
      expect([read.status, read.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    }
    expect((await reset({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  test('reject restoring a state from another origin', async () => {
    const write = (headers: Record<string, string>) =>
      fetch(`${server.origin}/__mock/state`, { method: 'PUT', headers, body: '{}' });
    const json = { 'content-type': 'application/json' };
    expect((await write({ ...json, origin: 'https://evil.example' })).status).toBe(403);
    expect((await write({ 'content-type': 'text/plain' })).status).toBe(415);
    expect((await write(json)).status).toBe(400);
  });

  test('require a JSON content type', async () => {
    expect((await reset({ 'content-type': 'text/plain' }, '{}')).status).toBe(415);
    const form = {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    };
    expect((await reset(form, 'a=b')).status).toBe(415);
  });
});

test('CORS allows credentials only for portals on this machine', async () => {
  const headersFor = async (origin: string) => {
    const { headers } = await fetch(`${server.origin}/config.json`, { headers: { origin } });
    return ['access-control-allow-origin', 'access-control-allow-credentials'].map((name) =>
      headers.get(name),
    );
  };
  expect(await headersFor('https://evil.example')).toEqual(['*', null]);
  expect(await headersFor('http://localhost:8080')).toEqual(['http://localhost:8080', 'true']);
});

test('a body that is too long is rejected before it is read completely', async () => {
  const length = 1_000_001;
  const received = await say(
    `POST /events HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${String(length)}\r\n\r\n{`,
  );
  expect(received).toMatch(/^HTTP\/1\.1 413/);
  expect(received).toContain('at most 1 MB');
  const chunked = await fetch(`${server.origin}/graphql`, {
    method: 'POST',
    body: new Blob(['x'.repeat(length)]).stream(),
    duplex: 'half',
  } as RequestInit);
  expect(chunked.status).toBe(413);
});

describe('endless body', () => {
  const PART = Buffer.alloc(65_536, 'x');

  /** Sends until the request is refused; returns the response and the number of bytes sent. */
  async function pour(head: string, part: Buffer): Promise<{ received: string; sent: number }> {
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
    let received = '';
    let sent = 0;
    socket.on('data', (data: Buffer) => (received += data.toString()));
    // A client that continues to send after the response is disconnected.
    socket.on('error', () => undefined);
    socket.write(`POST /graphql HTTP/1.1\r\nHost: localhost\r\n${head}\r\n\r\n`);
    while (!received.includes('MB.') && socket.writable) {
      sent += part.length;
      const flushed = new Promise((resolve) => socket.write(part, resolve));
      await Promise.race([flushed, once(socket, 'close')]);
    }
    socket.destroy();
    return { received, sent };
  }

  test.each([
    ['of 50 MB', 'Content-Length: 50000000', PART],
    [
      'that never ends',
      'Transfer-Encoding: chunked',
      Buffer.concat([Buffer.from('10000\r\n'), PART, Buffer.from('\r\n')]),
    ],
  ])('to %s is rejected immediately without storing it', async (_what, head, part) => {
    const before = process.memoryUsage().arrayBuffers;
    for (let round = 0; round < 10; round += 1) {
      const { received, sent } = await pour(head, part);
      expect(received).toMatch(/^HTTP\/1\.1 413/);
      // The system's socket buffers hold more than the server reads.
      expect(sent).toBeLessThan(25_000_000);
    }
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100_000_000);
  });

  test('gets a response even if the client reads only after sending', async () => {
    for (let round = 0; round < 5; round += 1) {
      const answer = await fetch(`${server.origin}/graphql`, {
        method: 'POST',
        body: Buffer.alloc(50_000_000),
      });
      expect(answer.status).toBe(413);
    }
  });
});

test.each(['/graphql/', '/GRAPHQL', '/Secure/graphql', '/idp', '/__mock'])(
  "%s isn't a page of the portal",
  async (path) => {
    const answer = await fetch(server.origin + path);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: 'not_found' });
  },
);

test('a network fault breaks the connection', async () => {
  await fetch(`${server.origin}/__mock/faults`, {
    method: 'POST',
    body: '{"faults":["offline"]}',
    headers: { 'content-type': 'application/json' },
  });
  const { host } = new URL(server.origin);
  await expect(say(`GET /idp/userinfo HTTP/1.1\r\nHost: ${host}\r\n\r\n`)).rejects.toThrow(
    /^HTTP\/1\.1 103 Early Hints\r\n\r\nread ECONNRESET$/,
  );
  await fetch(`${server.origin}/__mock/reset`, { method: 'POST' });
});

test('a cut-off response breaks the connection after its first half', async () => {
  const play = (faults: readonly string[]) =>
    fetch(`${server.origin}/__mock/faults`, {
      method: 'POST',
      body: JSON.stringify({ faults }),
      headers: { 'content-type': 'application/json' },
    });
  const keys = `${server.origin}/idp/.well-known/jwks.json`;
  const whole = await (await fetch(keys)).text();
  await play(['answer=cut-off']);
  await expect(fetch(keys).then((answer) => answer.text())).rejects.toThrow('terminated');
  await play(['trickle=30']);
  expect(await (await fetch(keys)).text()).toBe(whole);
  await play([]);
});

test('a slow response to an HTTP/1.0 client has no chunks', async () => {
  const faults = JSON.stringify({ faults: ['trickle=30'] });
  const json = { 'content-type': 'application/json' };
  await fetch(`${server.origin}/__mock/faults`, { method: 'POST', headers: json, body: faults });
  const received = await say('GET /idp/.well-known/jwks.json HTTP/1.0\r\nHost: localhost\r\n\r\n');
  await fetch(`${server.origin}/__mock/reset`, { method: 'POST' });
  expect(received).not.toMatch(/transfer-encoding/i);
  expect(received).toMatch(/\r\n\r\n\{"keys":.*\}$/);
});

describe('a seed over HTTP', () => {
  test("starts at the machine's time unless it chooses one", async () => {
    const seed = async (body: unknown) => {
      const answer = await fetch(`${server.origin}/__mock/seed`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return Date.parse(((await answer.json()) as { now: string }).now);
    };
    const before = Date.now();
    expect(await seed({ status: 'VERIFY_DOC' })).toBeGreaterThanOrEqual(before);
    expect(await seed({ now: '2026-12-24T09:00:00-05:00' })).toBeLessThan(
      Date.parse('2026-12-24T09:01:00-05:00'),
    );
  });
});

describe('worlds of many host names', () => {
  test('are dropped by age, and a returning client is notified', () => {
    let now = 0;
    const worldOf = createHostWorlds({ seed: DEFAULT_SEED, most: 2, machineNow: () => now });
    const first = worldOf('a', null)?.world;
    worldOf('b', null);
    now = 61_000;
    expect(worldOf('b', null)?.restarted).toBe(false);
    worldOf('c', null);
    now = 200_000;
    const again = worldOf('a', null);
    expect(again?.restarted).toBe(true);
    expect(again?.world).not.toBe(first);
    expect(worldOf('a', null)?.restarted).toBe(false);
  });

  test('are not dropped while in use', () => {
    let now = 0;
    const worldOf = createHostWorlds({ seed: DEFAULT_SEED, most: 1, machineNow: () => now });
    worldOf('a', null);
    now = 59_999;
    expect(worldOf('b', null)).toBeNull();
    now = 60_000;
    expect(worldOf('b', null)).not.toBeNull();
  });
});

test('states and snapshots have a high size limit, files a lower one', () => {
  for (const path of ['/__mock/state', '/__mock/snapshot', '/files/documents/doc_id_0001']) {
    expect(bodyLimit(path), path).toBe(32_000_000);
  }
  for (const path of ['/__mock/seed', '/__mock/snapshots', '/graphql']) {
    expect(bodyLimit(path), path).toBe(1_000_000);
  }
});
