import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

function start(port: string) {
  const { status, stderr } = spawnSync(process.execPath, ['cli/start/start.mjs'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, PORT: port },
  });
  return { code: status, stderr };
}

test('npm start rejects a PORT that is not a port', () => {
  expect(start('http')).toEqual({
    code: 2,
    stderr: "error: invalid PORT 'http': expected 1-65535\n",
  });
});

test('npm start reports a port in use and how to choose another', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? String(address.port) : '';
  const { code, stderr } = start(port);
  await new Promise((resolve) => other.close(resolve));
  expect(code).toBe(1);
  expect(stderr).toBe(
    `error: port ${port} is in use: stop the other program, or run 'PORT=5174 npm start'\n`,
  );
});

interface OptionsScript {
  startOptions(
    args: readonly string[],
    env: Record<string, string>,
  ): { port: number; host: string; own: boolean; https?: { cert: string; key: string } };
}

test('npm start listens to this machine unless the options say to listen to the network', async () => {
  const path = join(ROOT, 'cli/start/start-options.mjs');
  const { startOptions } = (await import(path)) as OptionsScript;
  expect(startOptions([], {})).toMatchObject({ port: 5173, host: '127.0.0.1' });
  expect(startOptions(['--host'], { PORT: '5174' })).toMatchObject({ port: 5174, host: '0.0.0.0' });
  expect(startOptions(['--host', '192.168.1.7'], {}).host).toBe('192.168.1.7');
  expect(startOptions(['--host', '--cert', path, '--key', path], {})).toMatchObject({
    host: '0.0.0.0',
    https: { cert: expect.stringContaining('startOptions') },
  });
  expect(startOptions(['--host', '--https'], {})).toMatchObject({ host: '0.0.0.0', own: true });
  expect(startOptions(['--https', '--cert', path, '--key', path], {}).own).toBe(false);
  expect(() => startOptions(['--hots'], {})).toThrow(/^unknown option '--hots': expected --host/);
  expect(() => startOptions(['--cert', path], {})).toThrow(
    `invalid --cert '${path}': expected together with --key`,
  );
  expect(() => startOptions(['--cert', 'none', '--key', 'none'], {})).toThrow(
    "invalid --cert 'none': expected a readable file",
  );
});

test('npm start reports an old Node in one line', async () => {
  const { nodeProblem } = (await import(join(ROOT, 'cli/start/install.mjs'))) as {
    nodeProblem: (version: string) => string | null;
  };
  expect(nodeProblem('18.20.4')).toMatch(/^Node 18\.20\.4 is too old: expected 20\.19 or newer$/);
  expect(nodeProblem('20.18.0')).not.toBeNull();
  expect(nodeProblem('20.19.0')).toBeNull();
  expect(nodeProblem('24.1.0')).toBeNull();
});
