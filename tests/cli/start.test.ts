import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

function start(port: string) {
  const { status, stderr } = spawnSync(process.execPath, ['cli/launch/start.mjs'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, PORT: port },
  });
  return { code: status, stderr };
}

test('npm start says when its port is no port', () => {
  expect(start('http')).toEqual({
    code: 1,
    stderr: 'PORT must be a number from 1 to 65535, not "http".\n',
  });
});

test('npm start says when its port is taken, and how to choose another', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? String(address.port) : '';
  const { code, stderr } = start(port);
  await new Promise((resolve) => other.close(resolve));
  expect(code).toBe(1);
  expect(stderr).toContain(`Port ${port} is taken`);
  expect(stderr).toContain('PORT=');
});

test('an old Node is told so in one line', async () => {
  const { nodeProblem } = (await import(join(ROOT, 'cli/launch/install.mjs'))) as {
    nodeProblem: (version: string) => string | null;
  };
  expect(nodeProblem('18.20.4')).toMatch(/^Node 18\.20\.4 is too old: .*20\.19 or newer\.$/);
  expect(nodeProblem('20.18.0')).not.toBeNull();
  expect(nodeProblem('20.19.0')).toBeNull();
  expect(nodeProblem('24.1.0')).toBeNull();
});
