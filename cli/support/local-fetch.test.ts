import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localFetch } from './local-fetch';

let server: Server;
let port: number;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () =>
      response.end([request.headers.host, request.method, body, request.headers['x-own']].join()),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});

afterAll(() => void server.close());

test.each(['localhost', '127.0.0.1', 'a.localhost', 'a.b.localhost'])(
  'reaches http://%s with its name in the Host header',
  async (name) => {
    const response = await localFetch(`http://${name}:${String(port)}/path`, {
      method: 'POST',
      body: 'text',
      headers: { 'x-own': 'kept' },
    });
    expect(await response.text()).toBe(`${name}:${String(port)},POST,text,kept`);
  },
);
