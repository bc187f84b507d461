import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { seededWorld } from '../../mock-server/domain/seed/testing/seeded-world';
import { temporaryFolder } from '../support/temporary-folder';

const PORTAL = join(import.meta.dirname, '../../cli/bin/portal.cjs');

function portal(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PORTAL, ...args], {
    encoding: 'utf8',
  });
  return { code: status, stdout, stderr };
}

const json = (...args: string[]): unknown => JSON.parse(portal(...args, '--json').stdout);

describe('portal snapshot', () => {
  const saved = join(temporaryFolder(afterAll), 'reached.snapshot');

  test('converts a file to its link and back', async () => {
    const seeded = await seededWorld({ status: 'MANUAL_REVIEW' });
    const answer = (await (await seeded.fetch('/__mock/snapshot')).json()) as { snapshot: string };
    writeFileSync(saved, answer.snapshot);
    const opened = json('snapshot', 'open', saved, '--base-url', 'https://x.test/demo') as {
      url: string;
    };
    expect(opened).toMatchObject({ program: 'home_light', status: 'MANUAL_REVIEW' });
    expect(opened.url).toMatch(/^https:\/\/x\.test\/demo\/\?snapshot#portal-snapshot\.v1\./);
    expect(portal('snapshot', 'save', '--from', opened.url).stdout.trim()).toBe(
      opened.url.split('#')[1],
    );
  });

  test.each([
    [['open', 'none.snapshot'], "invalid <file> 'none.snapshot': expected a readable file or"],
    [['open', 'https://x.test/#v1.x.y'], 'That is no snapshot: one begins with'],
    [['save'], 'missing --from: no portal serve of this machine is running'],
    [['save', '--from', 'x.test'], "--from 'x.test': expected an http or https URL"],
  ])('rejects %j', (args, message) => {
    const { code, stdout, stderr } = portal('snapshot', ...args);
    expect(stderr).toContain(message);
    expect([code, stdout]).toEqual([2, '']);
  });
});
