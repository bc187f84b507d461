import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { PORTAL } from '../support/serve-process';
import { temporaryFolder } from '../support/temporary-folder';

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return String(port);
}

function machine() {
  const env = { ...process.env, XDG_RUNTIME_DIR: temporaryFolder() };
  const portal = async (...args: string[]) =>
    JSON.parse(
      (await promisify(execFile)(process.execPath, [PORTAL, ...args, '--json'], { env })).stdout,
    ) as Record<string, unknown>;
  const serve = async (...args: string[]) => {
    const child = spawn(process.execPath, [PORTAL, 'serve', ...args], { env });
    onTestFinished(() => void child.kill());
    await once(child.stdout, 'data');
    return async () => {
      child.kill();
      await once(child, 'exit');
    };
  };
  return { portal, serve };
}

test('tokens and snapshots use the running portal serve, and the default port if none runs', async () => {
  const { portal, serve } = machine();
  const port = await freePort();
  const end = await serve('--port', port);
  expect(await portal('token')).toMatchObject({ issuer: `http://127.0.0.1:${port}/idp/` });
  expect(await portal('snapshot', 'save')).toMatchObject({ program: 'home_light' });
  expect(await portal('token', '--base-url', 'http://127.0.0.1:4001/')).toMatchObject({
    issuer: 'http://127.0.0.1:4001/idp/',
  });
  await end();
  expect(await portal('token')).toMatchObject({ issuer: 'http://127.0.0.1:4000/idp/' });
  await expect(portal('snapshot', 'save')).rejects.toThrow(
    'error: missing --from: no portal serve of this machine is running',
  );
});

test('links open the portal that portal serve --static serves', async () => {
  const { portal, serve } = machine();
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  const port = await freePort();
  await serve('--port', port, '--static', folder);
  const { url } = await portal('seed', '--status', 'MANUAL_REVIEW');
  expect(url).toMatch(`http://127.0.0.1:${port}/?seed=`);
});
