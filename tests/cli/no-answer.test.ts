import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { cannotRun } from '../../cli/browser/browser';
import { LISTINGS } from '../../cli/commands/list-parts';
import { mapCommand } from '../../cli/commands/map';
import { LISTED } from '../../mock-server/scenario/nearest';

const PORTAL = join(import.meta.dirname, '../../cli/bin/portal.cjs');

function portal(args: readonly string[], variables: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PORTAL, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...variables },
    timeout: 60_000,
  });
  return { code: status, stdout, stderr };
}

test.each([
  ['record', '/tmp/no-such-folder-of-a-test/x.spec.ts'],
  ['gallery', '--screen=login'],
  ['matrix', '--check'],
  ['monkey', '--json'],
  ['map', '--out=test-results/unwritten.html'],
])('portal %s %s rejects a --base-url without a server', (command, given) => {
  const { code, stderr } = portal([command, given, '--base-url', 'http://127.0.0.1:1234/']);
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: "error: invalid --base-url 'http://127.0.0.1:1234/': can't connect (ECONNREFUSED)\n",
  });
});

test.each([
  [
    () => Promise.reject(new Error('refused')),
    /^Its links open http:.*, which isn't running: run 'npm start'/m,
  ],
  [() => Promise.resolve(new Response('')), /: done in \d+\.\d s\n$/],
])(
  'portal map warns if the portal of its links is not running',
  async (answer, message) => {
    vi.stubGlobal('fetch', answer);
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const output = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await mapCommand().parseAsync(['--out', 'test-results/map-of-a-test.html'], { from: 'user' });
    expect(output.mock.calls.map(String).join('')).toMatch(message);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  },
  60_000,
);

test('portal map --json prints one document and its progress on stderr', () => {
  const { code, stdout, stderr } = portal(['map', '--json', '--out', 'test-results/map.json.html']);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ file: 'test-results/map.json.html' });
  expect(stderr).toMatch(
    /^Drawing the map …\n(Drawing the map … .* s\n)*Drawing the map: done in /,
  );
}, 60_000);

test('portal record exits at once if it can not open a browser', () => {
  const { code, stderr } = portal(['record', '/tmp/x.spec.ts'], {
    CHROMIUM_PATH: '/nowhere/chromium',
  });
  expect(code).toBe(1);
  expect(stderr).toBe(
    "error: invalid CHROMIUM_PATH '/nowhere/chromium': expected an executable file\n",
  );
}, 60_000);

test('error messages name existing lists of portal list', () => {
  expect(Object.values(LISTED).filter((name) => !Object.hasOwn(LISTINGS, name))).toEqual([]);
});

test('a browser that does not start is reported in one line', () => {
  const message = `browserType.launch: Failed to launch: Error: spawn /x ENOEXEC\nCall log:\n  - <launching> /x`;
  expect(cannotRun('/x', new Error(message)).message).toBe(
    "can't run /x (spawn /x ENOEXEC): set CHROMIUM_PATH to another Chromium, or unset it",
  );
});
