import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { cannotRun } from '../../cli/browser/browser';
import { LISTINGS } from '../../cli/commands/list-parts';
import { mapCommand } from '../../cli/commands/map';
import { LISTED } from '../../src/catalogue/nearest';

const PORTAL = join(import.meta.dirname, '../../cli/bin/portal.mjs');

function portal(args: readonly string[], variables: Readonly<Record<string, string>> = {}) {
  const { status, stderr } = spawnSync(process.execPath, [PORTAL, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...variables },
    timeout: 60_000,
  });
  return { code: status, stderr };
}

test.each([
  ['record', '/tmp/no-such-folder-of-a-test/x.spec.ts'],
  ['gallery', '--screen=login'],
  ['matrix', '--check'],
  ['monkey', '--json'],
  ['map', '--out=test-results/unwritten.html'],
])('portal %s says in one sentence that nobody answers at --base-url', (command, given) => {
  const { code, stderr } = portal([command, given, '--base-url', 'http://127.0.0.1:9/']);
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: 'error: --base-url http://127.0.0.1:9/: nobody answers there\n',
  });
});

test.each([
  [
    () => Promise.reject(new Error('refused')),
    /^It leads to http:.*nobody answers now: run npm start/,
  ],
  [() => Promise.resolve(new Response('')), /^$/],
])(
  'portal map says that nobody answers where nobody does',
  async (answer, said) => {
    vi.stubGlobal('fetch', answer);
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const noted = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await mapCommand().parseAsync(['--out', 'test-results/map-of-a-test.html'], { from: 'user' });
    expect(noted.mock.calls.map(String).join('')).toMatch(said);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  },
  60_000,
);

test('portal record ends at once where no browser can be opened', () => {
  const { code, stderr } = portal(['record', '/tmp/x.spec.ts'], {
    CHROMIUM_PATH: '/nowhere/chromium',
  });
  expect(code).toBe(1);
  expect(stderr).toContain('CHROMIUM_PATH is /nowhere/chromium');
}, 60_000);

test('what a list is named for, portal list has', () => {
  expect(Object.values(LISTED).filter((name) => !Object.hasOwn(LISTINGS, name))).toEqual([]);
});

test('a browser that cannot run is told in one sentence', () => {
  const said = `browserType.launch: Failed to launch: Error: spawn /x ENOEXEC\nCall log:\n  - <launching> /x`;
  expect(cannotRun('/x', new Error(said)).message).toBe(
    '/x cannot run (spawn /x ENOEXEC): set CHROMIUM_PATH to a Chromium that can, or leave it out',
  );
});
