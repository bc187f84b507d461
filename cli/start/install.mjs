// Installs the dependencies if they are missing or older than the lock file.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from '../build/run-script.mjs';
import { showStep } from './show-step.mjs';

const OLDEST_NODE = [20, 19];

/** Null if this Node version can run the project. */
export function nodeProblem(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantedMajor, wantedMinor] = OLDEST_NODE;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return null;
  return `Node ${version} is too old: expected ${wantedMajor}.${wantedMinor} or newer`;
}

/** False if node_modules is older than the lock file. */
export function isInstalled(root) {
  const marker = join(root, 'node_modules/.package-lock.json');
  const lock = join(root, 'package-lock.json');
  return existsSync(marker) && statSync(marker).mtimeMs >= statSync(lock).mtimeMs;
}

/** Rejects with npm's output if the installation fails. */
export async function install(root) {
  if (isInstalled(root)) return;
  const flags = ['--no-audit', '--no-fund'];
  try {
    // Cached packages are safe: the lock file has the hash of each.
    await showStep('Installing dependencies (npm ci)', () =>
      runNpm(['ci', '--prefer-offline', ...flags], root),
    );
  } catch {
    // `npm ci` rejects a valid lock file if the registry lacks a package for another platform.
    await showStep('Installing the same versions with npm install', () =>
      runNpm(['install', '--no-save', ...flags], root),
    );
  }
}
