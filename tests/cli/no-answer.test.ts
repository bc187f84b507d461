import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

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
])('portal %s says in one sentence that nobody answers at --base-url', (command, given) => {
  const { code, stderr } = portal([command, given, '--base-url', 'http://127.0.0.1:9/']);
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: 'error: --base-url http://127.0.0.1:9/: nobody answers there\n',
  });
});

test('portal record ends at once where no browser can be opened', () => {
  const { code, stderr } = portal(['record', '/tmp/x.spec.ts'], {
    CHROMIUM_PATH: '/nowhere/chromium',
  });
  expect(code).toBe(1);
  expect(stderr).toContain('CHROMIUM_PATH is /nowhere/chromium');
}, 60_000);
