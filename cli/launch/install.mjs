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

function npm(args, cwd) {
  const windows = process.platform === 'win32';
  return new Promise((resolve) => {
    const child = spawn(windows ? 'npm.cmd' : 'npm', [...args, '--no-audit', '--no-fund'], {
      cwd,
      stdio: ['ignore', 2, 2],
      shell: windows,
    });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}

/** Installs where it is needed; what npm says goes to stderr. Rejects when it fails. */
export async function install(root) {
  if (isInstalled(root)) return;
  process.stderr.write('Installing dependencies (npm ci)\n');
  // What was fetched before is as good as what would be: the lock file names the content of each package.
  if (await npm(['ci', '--prefer-offline'], root)) return;
  // A registry that lacks a package of another platform makes `npm ci` refuse a sound lock file.
  process.stderr.write('npm ci failed; installing the same versions with npm install\n');
  if (await npm(['install', '--no-save'], root)) return;
  throw new Error('The dependencies could not be installed: see what npm says above.');
}
