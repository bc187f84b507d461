import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveMock, type MockServer } from './serve';
import { malformedRequests } from './testing/malformed';

/** `MALFORMED=10000 npx vitest run mock-server/mounts/http/malformed` sends more. */
const COUNT = Number(process.env['MALFORMED'] ?? 200);

const ABREAST = 40;

let server: MockServer;

beforeAll(async () => {
  server = await serveMock({ port: 0, timeouts: { headersMs: 1500, requestMs: 3000 } });
});

afterAll(() => server.close());

/** Returns everything received until the connection ends. */
function say(text: string): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1', () =>
      socket.write(text, 'latin1'),
    );
    // Half a request: the sender stops here.
    socket.setTimeout(250, () => socket.end());
    socket.on('data', (part: Buffer) => (received += part.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(received));
  });
}

test(
  `rejects ${String(COUNT)} malformed requests without breaking`,
  { timeout: 600_000 },
  async () => {
    const requests = malformedRequests(COUNT);
    const failures: string[] = [];
    const work = async (): Promise<void> => {
      for (let text = requests.pop(); text !== undefined; text = requests.pop()) {
        const received = await say(text);
        const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 0);
        if (status >= 500) failures.push(`${String(status)}: ${text.slice(0, 300)}`);
      }
    };
    await Promise.all(Array.from({ length: ABREAST }, work));
    expect(failures).toEqual([]);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    expect((await fetch(`${server.origin}/config.json`)).status).toBe(200);
  },
);
