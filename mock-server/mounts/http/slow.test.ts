import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveMock, type MockServer } from './serve';

const TIMEOUT_MS = { headersMs: 500, requestMs: 900 };

let server: MockServer;

beforeAll(async () => {
  server = await serveMock({ port: 0, timeouts: TIMEOUT_MS });
});

afterAll(() => server.close());

/** Sends `text`, then a byte at a time. Returns everything received. */
function dawdle(text: string): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1', () =>
      socket.write(text),
    );
    const drip = setInterval(() => socket.write('x'), 40);
    socket.on('data', (part: Buffer) => (received += part.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(drip);
      resolve(received);
    });
  });
}

const HOST = 'Host: localhost\r\n';

const BEGINNINGS = [
  'GET /conf',
  `POST /graphql HTTP/1.1\r\n${HOST}X-`,
  `POST /graphql HTTP/1.1\r\n${HOST}Content-Length: 5000\r\n\r\n{`,
  `POST /events HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\nfff\r\n`,
];

test('two hundred slow clients are disconnected without affecting others', async () => {
  const dawdlers = BEGINNINGS.flatMap((text) => Array.from({ length: 50 }, () => dawdle(text)));
  expect((await fetch(`${server.origin}/config.json`)).status).toBe(200);
  for (const received of await Promise.all(dawdlers)) {
    expect(received === '' || /^HTTP\/1\.1 40[08] /.test(received)).toBe(true);
  }
  expect((await fetch(`${server.origin}/config.json`)).status).toBe(200);
});
