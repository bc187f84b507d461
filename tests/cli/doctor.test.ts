import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { PORTAL } from '../support/serve-process';

test('portal doctor distinguishes a running npm start from other programs at its port', async () => {
  const listener = createServer((request, response) => {
    response.writeHead(request.url === '/__dev/open-seed' ? 405 : 404).end();
  }).listen(0);
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  const env = { ...process.env, PORT: String(port) };
  const examined = async () => {
    const doctor = spawn(process.execPath, [PORTAL, 'doctor', '--json'], { env });
    const findings = JSON.parse(await text(doctor.stdout)) as { name: string; state: string }[];
    return findings.find(({ name }) => name === `port ${String(port)}`);
  };
  expect(await examined()).toMatchObject({ state: 'ok', found: 'npm start is running' });
  listener.removeAllListeners('request');
  listener.on('request', (_request, response) => response.writeHead(404).end());
  expect(await examined()).toMatchObject({
    state: 'wrong',
    fix: expect.stringContaining('PORT='),
  });
  listener.close();
});
