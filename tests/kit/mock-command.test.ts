import { execFile } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadedCode } from '../support/loaded-code';
import { serve } from '../support/serve-process';
import { temporaryFolder } from '../support/temporary-folder';

const run = promisify(execFile);

let project = '';
let command = '';

/** The project has no network. */
beforeAll(async () => {
  project = temporaryFolder(afterAll);
  writeFileSync(join(project, 'package.json'), '{"name":"empty","private":true}');
  const pack = `import(${JSON.stringify(join(import.meta.dirname, 'make-package.mjs'))})
    .then(({ makePackage }) => makePackage(${JSON.stringify(project)}))
    .then((file) => console.log(file));`;
  const { stdout } = await run(process.execPath, ['-e', pack]);
  const flags = ['--offline', '--no-audit', '--no-fund', '--loglevel=error'];
  await run('npm', ['install', ...flags, stdout.trim()], { cwd: project });
  command = join(project, 'node_modules/.bin/portal-mock');
}, 600_000);

const mock = async (...args: string[]): Promise<string> =>
  (await run(process.execPath, [command, ...args], { cwd: project })).stdout;

test('installs the mock with its command line as one package, without a browser or Vite', () => {
  const installed = readdirSync(join(project, 'node_modules'));
  expect(installed.filter((name) => !name.startsWith('.'))).toEqual(['portal-kit']);
});

test('serves the mock, and mints tokens, saves snapshots and checks the contract against it', async () => {
  const { addresses, end } = await serve(['--seed', (await seed()).seed], command);
  const { origin } = addresses;
  const token = ['token', '--base-url', origin, '--now', 'machine', '--json'];
  const { accessToken } = JSON.parse(await mock(...token)) as { accessToken: string };
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({ query: '{ currentUser { creditApplication { status } } }' }),
  });
  expect(await response.json()).toEqual({
    data: { currentUser: { creditApplication: { status: 'VERIFY_DOC' } } },
  });
  expect(await mock('contract', 'check', '--endpoint', `${origin}/graphql`)).toContain(
    '0 differences',
  );
  const saved = join(project, 'reached.snapshot');
  await mock('snapshot', 'save', saved, '--from', origin);
  expect(JSON.parse(await mock('snapshot', 'open', saved, '--json'))).toMatchObject({
    program: 'home_light',
    status: 'VERIFY_DOC',
  });
  expect(await end('SIGTERM')).toBe(0);
});

const seed = async () =>
  JSON.parse(await mock('seed', '--status', 'VERIFY_DOC', '--json')) as { seed: string };

test('serves the mock over TLS outside a checkout', async () => {
  const { addresses, end } = await serve(['--https', '--host'], command);
  expect(addresses.authority).toMatch(/\.cache[\\/]portal-serve[\\/].*\.crt$/);
  expect(await end('SIGTERM')).toBe(0);
});

test('calls itself portal-mock in help and errors', async () => {
  expect(await mock('--help')).toMatch(/\$ portal-mock serve/);
  expect(await mock('serve', '--help')).not.toMatch(/\bportal serve/);
  const wrong = mock('list', 'nothing');
  await expect(wrong).rejects.toThrow(/error: invalid <what> 'nothing'/);
  await expect(mock('gallery')).rejects.toThrow(/unknown command 'gallery'/);
});

test('lists the values that its commands accept', async () => {
  expect(await mock('list', 'faults')).toContain('operation=currentUser');
});

test('loads a part of the package until the mock listens', async () => {
  expect(await loadedCode([command, 'serve', '--port', '0'])).toBeLessThan(850);
});
