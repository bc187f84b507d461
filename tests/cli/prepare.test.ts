import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

interface LockScript {
  withLock<T>(path: string, task: () => Promise<T>): Promise<T>;
}

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-lock-'));
});

afterEach(() => rm(folder, { recursive: true }));

const lockScript = () => import(join(ROOT, 'cli/build/lock.mjs')) as Promise<LockScript>;

test('one task at a time runs under a lock', async () => {
  const { withLock } = await lockScript();
  const steps: string[] = [];
  const task = (name: string) => async () => {
    steps.push(`${name} begins`);
    await readFile(join(folder, 'lock'), 'utf8');
    steps.push(`${name} ends`);
  };
  await Promise.all(['a', 'b'].map((name) => withLock(join(folder, 'lock'), task(name))));
  expect(steps.map((step) => step.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends']);
});

test('a lock of a process that is gone holds nobody up', async () => {
  const { withLock } = await lockScript();
  const gone = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => gone.once('exit', resolve));
  await writeFile(join(folder, 'lock'), String(gone.pid));
  expect(await withLock(join(folder, 'lock'), async () => 'done')).toBe('done');
});
