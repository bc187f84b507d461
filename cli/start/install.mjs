// Installs the dependencies if they are missing or older than the lock file.
import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

const OLDEST_NODE = [20, 19];

/** Returns why this Node version can't run the project, or null. */
export function nodeProblem(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantedMajor, wantedMinor] = OLDEST_NODE;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return null;
  return `Node ${version} is too old: expected ${wantedMajor}.${wantedMinor} or newer`;
}

/** Whether node_modules exists and isn't older than the lock file. */
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

/** Installs the dependencies if needed, with npm's output on stderr. Rejects if that fails. */
export async function install(root) {
  if (isInstalled(root)) return;
  process.stderr.write('Installing dependencies (npm ci)\n');
  // Cached packages are safe: the lock file has the hash of each.
  if (await npm(['ci', '--prefer-offline'], root)) return;
  // `npm ci` rejects a valid lock file if the registry lacks a package for another platform.
  process.stderr.write('npm ci failed, installing the same versions with npm install\n');
  if (await npm(['install', '--no-save'], root)) return;
  throw new Error("can't install the dependencies: see npm's output above");
}
