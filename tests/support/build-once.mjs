// Builds, unless all that a build reads is as it was the last time, and what it made then is still whole.
// Usage: node tests/support/build-once.mjs MADE… -- ARGUMENTS OF VITE, with each file or folder that is made.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const CACHE = 'node_modules/.cache/portal';

/** What is made of the checkout, or beside it. Everything else is taken for a source: none can be forgotten. */
const NO_SOURCES = new Set([
  '.git',
  'cli/dist',
  'dist',
  'dist-demo',
  'dist-kit',
  'dist-mock',
  'node_modules',
  'reports',
  'test-results',
]);

/** What changes a build from outside of the checkout. */
const VARIABLE = /^(?:BROWSERSLIST|NODE_ENV$|NODE_OPTIONS$|PORTAL_|VITE_)/;

function filesBelow(root, folder = '') {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (NO_SOURCES.has(path)) return [];
    return entry.isDirectory() ? filesBelow(root, path) : [path];
  });
}

function contentOf(path) {
  try {
    return readFileSync(path);
  } catch ({ code }) {
    // A link to nowhere, or to a folder.
    return code;
  }
}

/** Every installed file, by what the disk says of it: forty thousand are too many to be read. */
function* installed(root, folder = 'node_modules') {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    // Caches of tools stand beside the packages.
    if (folder === 'node_modules' && entry.name.startsWith('.') && entry.isDirectory()) continue;
    if (entry.isDirectory()) {
      yield* installed(root, path);
      continue;
    }
    const { mtimeMs, size } = lstatSync(join(root, path));
    yield `${path} ${mtimeMs} ${size}`;
  }
}

/** The operator's page names it. */
function commitOf(root) {
  try {
    const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    return execFileSync('git', ['rev-parse', 'HEAD'], options);
  } catch {
    return '';
  }
}

/** One word for all that a build with these arguments is made of. */
function inputsOf(root, args, environment) {
  const hash = createHash('sha256');
  const named = Object.entries(environment).filter(([name]) => VARIABLE.test(name));
  const machine = [process.version, process.platform, process.arch];
  hash.update(JSON.stringify([root, args, machine, named.toSorted(), commitOf(root)]));
  for (const path of filesBelow(root).toSorted()) {
    hash.update(
      `\n${path} ${createHash('sha256')
        .update(contentOf(join(root, path)))
        .digest('hex')}`,
    );
  }
  for (const line of [...installed(root)].toSorted()) hash.update(`\n${line}`);
  return hash.digest('hex');
}

/** One word for what stands in files and folders; null where one is missing. */
function contentsOf(root, paths) {
  const hash = createHash('sha256');
  const add = (path) => {
    const info = lstatSync(join(root, path), { throwIfNoEntry: false });
    if (info === undefined) return false;
    if (info.isDirectory()) {
      return readdirSync(join(root, path))
        .toSorted()
        .every((name) => add(`${path}/${name}`));
    }
    const content = createHash('sha256').update(contentOf(join(root, path)));
    hash.update(`\n${path} ${content.digest('hex')}`);
    return true;
  };
  return paths.every(add) ? hash.digest('hex') : null;
}

/**
 * Has `make` build what stands at the paths of `made`, unless that is there as it was built of the same.
 * Answers with its exit code, 0 where nothing was to be done. What failed, or changed while it was built,
 * is not kept.
 */
export async function buildOnce({ root, made, args, make, environment = process.env }) {
  const note = join(root, CACHE, `${made[0]}.built.json`);
  const before = inputsOf(root, args, environment);
  const noted = String(contentOf(note));
  const state = () => JSON.stringify({ inputs: before, contents: contentsOf(root, made) });
  if (noted === state()) return 0;
  const code = await make();
  if (code !== 0 || inputsOf(root, args, environment) !== before) return code;
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(`${note}.${process.pid}`, state());
  renameSync(`${note}.${process.pid}`, note);
  return code;
}

function vite(args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['node_modules/vite/bin/vite.js', ...args], {
      stdio: 'inherit',
    });
    // Whoever stops this stops the build.
    process.once('SIGINT', () => child.kill('SIGINT'));
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const given = process.argv.slice(2);
  const end = given.indexOf('--');
  const args = given.slice(end + 1);
  const build = { root: process.cwd(), made: given.slice(0, end), args, make: () => vite(args) };
  process.exitCode = await buildOnce(build);
}
