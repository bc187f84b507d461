import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder';

const ROOT = join(import.meta.dirname, '../..');

const BUILD = `const { mkdirSync, readFileSync, writeFileSync } = require('node:fs');
console.log('output of the build');
const text = readFileSync('src/text.txt', 'utf8');
if (text === 'broken') process.exit(1);
mkdirSync('cli/dist', { recursive: true });
writeFileSync('cli/dist/portal.cjs', 'console.log(' + JSON.stringify(text) + ')');
`;

let root = '';

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function portal(...args: string[]) {
  const program = join(root, 'cli/bin/portal.cjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

/** Modified `seconds` from now. */
function change(text: string, seconds: number): void {
  write('src/text.txt', text);
  const time = Date.now() / 1000 + seconds;
  utimesSync(join(root, 'src/text.txt'), time, time);
}

beforeEach(() => {
  root = temporaryFolder();
  for (const path of ['cli/bin', 'cli/start', 'cli/build/run-script.mjs']) {
    cpSync(join(ROOT, path), join(root, path), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'dir');
  write('build.cjs', BUILD);
  change('first', -60);
  const step = { command: 'node build.cjs', files: ['src/**'], output: ['cli/dist/**'] };
  write(
    'package.json',
    JSON.stringify({ scripts: { 'build:cli': 'wireit' }, wireit: { 'build:cli': step } }),
  );
});

test('portal builds its bundle on the first run and after a change, without output of the build', () => {
  expect(portal()).toEqual({ status: 0, stdout: 'first\n', stderr: '' });
  change('second', 60);
  expect(portal()).toEqual({ status: 0, stdout: 'second\n', stderr: '' });
});

test('portal starts without a build while the sources are older than the bundle', () => {
  portal();
  // A build would fail now.
  change('broken', -60);
  expect(portal()).toEqual({ status: 0, stdout: 'first\n', stderr: '' });
});

test('portal prints the output of a build that fails, and exits with 1', () => {
  change('broken', 60);
  const { status, stdout, stderr } = portal();
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^error: npm run --silent build:cli failed:[^]*output of the build/);
});

test('portal doctor prints its checks before the dependencies are installed', () => {
  rmSync(join(root, 'node_modules'));
  const { status, stdout, stderr } = portal('doctor');
  expect(status).toBe(1);
  expect(stderr).toBe("error: the dependencies aren't installed: run 'npm ci' in the checkout\n");
  expect(stdout).toMatch(/^wrong {2}dependencies: not installed → run npm ci$/m);
});
