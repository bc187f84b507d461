// Installs the dependencies of a checkout that has none, or older ones than its lock file names.
import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

const OLDEST_NODE = [20, 19];

/** A sentence when this Node cannot run the project, else null. */
export function nodeProblem(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantedMajor, wantedMinor] = OLDEST_NODE;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return null;
  return `Node ${version} is too old: this project needs Node ${wantedMajor}.${wantedMinor} or newer.`;
}

/** Whether node_modules is there and not older than the lock file. */
export function isInstalled(root) {
  const marker = join(root, 'node_modules/.package-lock.json');
  const lock = join(root, 'package-lock.json');
  return existsSync(marker) && statSync(marker).mtimeMs >= statSync(lock).mtimeMs;
}

/** Runs `npm ci` where it is needed; everything it says goes to stderr. Rejects when it fails. */
export async function install(root) {
  if (isInstalled(root)) return;
  process.stderr.write('Installing dependencies (npm ci)\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  await new Promise((resolve, reject) => {
    const child = spawn(npm, ['ci', '--no-audit', '--no-fund'], {
      cwd: root,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`npm ci failed with exit code ${code}.`)),
    );
  });
}
