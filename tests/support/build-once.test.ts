import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildOnce } from './build-once.mjs';

let root = '';
let builds = 0;

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-once-'));
  builds = 0;
  put('src/main.ts', 'one');
  put('node_modules/react/index.js', 'react');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** In place of a build: leaves a folder and a file beside it. */
function make(): Promise<number> {
  builds += 1;
  put('dist/index.html', 'page');
  put('node_modules/.cache/portal/other.json', '{}');
  return Promise.resolve(0);
}

const MADE = ['dist', 'node_modules/.cache/portal/other.json'];

const build = (given: Partial<Parameters<typeof buildOnce>[0]> = {}): Promise<number> =>
  buildOnce({ root, made: MADE, args: ['build'], make, environment: {}, ...given });

test('what was built of the same is not built again', async () => {
  expect(await build()).toBe(0);
  put('node_modules/.vite/cache', 'of another tool');
  put('test-results/trace', 'of a run');
  expect(await build({ environment: { TERM: 'other' } })).toBe(0);
  expect(builds).toBe(1);
});

test.each<readonly [string, () => void]>([
  ['a source', () => put('src/main.ts', 'two')],
  ['a source more', () => put('src/other.ts', '')],
  ['a source less', () => rmSync(join(root, 'src/main.ts'))],
  ['what is generated', () => put('styled-system/css.mjs', '')],
  ['the lock file', () => put('package-lock.json', '{}')],
  ['a file of the surroundings', () => put('.env.local', 'VITE_X=1')],
  ['what is installed', () => put('node_modules/.package-lock.json', '{}')],
  ['a package, edited by hand', () => put('node_modules/react/index.js', 'other')],
  ['a file that was built', () => put('dist/index.html', 'damaged')],
  ['a file more in what was built', () => put('dist/assets/old.js', '')],
  ['what was built, taken away', () => rmSync(join(root, 'dist'), { recursive: true })],
  ['what stands beside it', () => put('node_modules/.cache/portal/other.json', '[]')],
])('%s has it built anew', async (_, change) => {
  await build();
  change();
  await build();
  expect(builds).toBe(2);
});

test('a package of the same size and another time has it built anew', async () => {
  await build();
  const path = join(root, 'node_modules/react/index.js');
  const { atimeMs, mtimeMs } = statSync(path);
  utimesSync(path, atimeMs / 1000, mtimeMs / 1000 + 1);
  await build();
  expect(builds).toBe(2);
});

test('other arguments, and what the environment says of a build, have it built anew', async () => {
  await build();
  await build({ args: ['build', '--mode', 'mock'] });
  expect(builds).toBe(2);
  await build({ args: ['build', '--mode', 'mock'], environment: { PORTAL_COMMIT: '1' } });
  expect(builds).toBe(3);
});

test('what failed is told and tried again', async () => {
  const fail = async (): Promise<number> => {
    await make();
    return 3;
  };
  expect(await build({ make: fail })).toBe(3);
  expect(await build({ make: fail })).toBe(3);
  expect(builds).toBe(2);
});

test('what changed while it was built is built again', async () => {
  const late = async (): Promise<number> => {
    await make();
    put('src/main.ts', `changed ${String(builds)}`);
    return 0;
  };
  await build({ make: late });
  put('src/main.ts', 'one');
  await build();
  expect(builds).toBe(2);
});
