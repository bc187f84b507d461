// One process at a time makes what is generated; others wait for it and then find it made.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** How often a waiting process looks again, ms. */
const LOOK_EVERY = 100;

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Takes the lock file `path`; false while a process that is alive holds it. */
async function take(path) {
  try {
    await writeFile(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  const holder = Number(await readFile(path, 'utf8').catch(() => ''));
  // Left behind by a process that was killed. An empty one is being written.
  if (holder > 0 && !isAlive(holder)) await rm(path, { force: true });
  return false;
}

/** Runs `task` while no other process runs one under the same lock file. */
export async function withLock(path, task) {
  await mkdir(dirname(path), { recursive: true });
  while (!(await take(path))) await wait(LOOK_EVERY);
  try {
    return await task();
  } finally {
    await rm(path, { force: true });
  }
}
