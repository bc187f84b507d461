// Finds a Chromium for the browser suites and the command line, and installs one if there is none.
import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { invalid } from './usage-error.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');

const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

async function ofPlaywright() {
  const { chromium } = await import('playwright');
  const full = chromium.executablePath();
  return existsSync(full) ? full : undefined;
}

/** The output goes to stderr. Returns false on failure. */
function run(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 2, 2] });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}

async function download() {
  process.stderr.write('Downloading Chromium (Playwright)\n');
  await run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']);
  return ofPlaywright();
}

async function installOnDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  process.stderr.write('Installing chromium-headless-shell (apt-get)\n');
  const packages = ['--no-install-recommends', 'chromium-headless-shell'];
  const install = () => run('apt-get', ['install', '-y', ...packages]);
  if (!(await install())) {
    await run('apt-get', ['update']);
    await install();
  }
  return onPath();
}

/** Undefined if none is installed. Throws if CHROMIUM_PATH is invalid. */
export async function installedChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (!named) return onPath() ?? ofPlaywright();
  if (isExecutable(named)) return named;
  throw invalid('CHROMIUM_PATH', named, 'expected an executable file');
}

/** Installs one if needed. Throws an error that says what to install. */
export async function findChromium() {
  for (const find of [installedChromium, download, installOnDebian]) {
    const found = await find();
    if (found !== undefined) return found;
  }
  throw new Error('no Chromium found: install chromium-headless-shell, or set CHROMIUM_PATH');
}
