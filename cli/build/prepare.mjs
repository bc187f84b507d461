// Makes what the sources need and git does not hold: Panda's styled-system, the contract's types and
// documents, the fonts cut to what is written with them, the bundle of the command line; when asked, a static copy of the mock build for the
// command line's own use. What is newer than its sources is left alone.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { withLock } from './lock.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** The newest modification time below `path` (ms since the epoch), generated folders left out; 0 where there is nothing. */
async function newest(path, matches) {
  const info = await stat(path).catch(() => null);
  if (info === null) return 0;
  if (!info.isDirectory()) return matches.test(path) ? info.mtimeMs : 0;
  const names = await readdir(path);
  const inside = names.filter((name) => name !== 'generated' && name !== 'dist');
  // The folder's own time tells of files that were removed; that of one which holds something generated
  // also changes when that is made, and tells nothing.
  return Math.max(
    inside.length === names.length ? info.mtimeMs : 0,
    ...(await Promise.all(inside.map((name) => newest(join(path, name), matches)))),
  );
}

/** Runs a tool of node_modules; its output is shown only when it fails. */
function run(script, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(ROOT, 'node_modules', script), ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(output.trim()))));
  });
}

/** Where the command line's own copy of the mock build is, below the root. */
export const MOCK_BUILD = 'node_modules/.cache/portal/mock-build';

/** Builds beside the present copy and then takes its place: whoever is using that one notices nothing. */
async function buildMock() {
  const fresh = `${MOCK_BUILD}-${process.pid}`;
  const options = ['--outDir', fresh, '--emptyOutDir', '--logLevel', 'error'];
  await run('vite/bin/vite.js', ['build', '--mode', 'mock', ...options]);
  await rm(join(ROOT, MOCK_BUILD), { recursive: true, force: true });
  await rename(join(ROOT, fresh), join(ROOT, MOCK_BUILD));
}

const CLI_BUILD = 'cli/dist';

/** Files of former bundles may still be read by processes that run them; so old ones go, ms. */
const LEFT_BEHIND = 60 * 60_000;

/**
 * What the bundle says it was made of, as `cli/bin/portal.mjs` reads it: a list kept by hand beside it would leave
 * something out, and what was left out would never be taken in. All there is where none says it, or a source is gone, which the time of its folder tells.
 */
export function bundledSources() {
  try {
    const sources = JSON.parse(readFileSync(join(ROOT, CLI_BUILD, 'sources-all.json'), 'utf8'));
    if (sources.every((path) => existsSync(join(ROOT, path)))) return sources;
  } catch {
    // It was never made, or not whole.
  }
  return ['cli', 'src', 'fixtures', 'mock-server'];
}

/**
 * Bundles aside and puts the files in place one by one, the entry last: whoever starts the command line
 * meanwhile reads a whole one.
 */
async function buildCommandLine() {
  const fresh = `${CLI_BUILD}/.fresh-${process.pid}`;
  const options = ['--config', 'cli/build/vite.cli.config.ts', '--outDir', fresh, '--emptyOutDir'];
  await run('vite/bin/vite.js', ['build', ...options]);
  const folder = join(ROOT, CLI_BUILD);
  const made = await readdir(join(ROOT, fresh));
  const isEntry = (name) => Number(name === 'portal.cjs');
  await mkdir(folder, { recursive: true });
  for (const name of made.toSorted((a, b) => isEntry(a) - isEntry(b))) {
    await rename(join(ROOT, fresh, name), join(folder, name));
  }
  await rm(join(ROOT, fresh), { recursive: true });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    const isOld = mtimeMs < Date.now() - LEFT_BEHIND;
    if (isOld && !made.includes(name) && name !== '.prepared') await rm(path, { recursive: true });
  }
}

const STEPS = [
  {
    title: 'styles',
    needs: 'node_modules/@pandacss/dev',
    sources: ['panda.config.ts', 'postcss.config.mjs', 'src/ui', 'src/programs', 'package.json'],
    matches: /\.(ts|mjs|json)$/,
    stamp: 'styled-system/.prepared',
    make: () => run('@pandacss/dev/bin.js', ['codegen', '--silent']),
  },
  {
    title: 'fonts',
    needs: 'node_modules/vite',
    sources: ['src/programs', 'cli/build/fonts/fonts.mjs', 'package.json'],
    matches: /\.(ts|mjs|json)$/,
    stamp: 'src/ui/generated/.prepared',
    make: async () => {
      const { generateFonts } = await import('./fonts/fonts.mjs');
      await generateFonts(ROOT);
    },
  },
  {
    title: 'contract',
    needs: 'node_modules/@graphql-codegen/core',
    sources: [
      'src/contract/schema.graphql',
      'src/contract/operations',
      'src/contract/fragments',
      'cli/build/codegen/contract-codegen.mjs',
      'cli/build/codegen/contract-sources.mjs',
    ],
    matches: /\.(graphql|mjs)$/,
    stamp: 'src/contract/generated/.prepared',
    make: async () => {
      const { generateContract } = await import('./codegen/contract-codegen.mjs');
      await generateContract(ROOT);
    },
  },
  {
    title: 'command line',
    needs: 'node_modules/vite',
    after: ['contract'],
    get sources() {
      return bundledSources();
    },
    matches: /./,
    stamp: 'cli/dist/.prepared',
    make: buildCommandLine,
  },
  {
    title: 'mock build',
    onlyWhenAsked: true,
    needs: 'node_modules/vite',
    after: ['styles', 'fonts', 'contract'],
    sources: [
      'src',
      'mock-server',
      'fixtures',
      'cli/build/vite',
      'index.html',
      'vite.config.ts',
      'panda.config.ts',
      'package-lock.json',
    ],
    matches: /./,
    stamp: `${MOCK_BUILD}/.prepared`,
    make: buildMock,
  },
];

const isWanted = (step, only) => only?.includes(step.title) ?? !step.onlyWhenAsked;

/** When a step's result was made and its newest source changed, ms since the epoch; 0: never. */
async function timesOf(step) {
  const { sources, matches } = step;
  const made = await stat(join(ROOT, step.stamp)).then(
    (info) => info.mtimeMs,
    () => 0,
  );
  const times = await Promise.all(sources.map((source) => newest(join(ROOT, source), matches)));
  return { made, changed: Math.max(...times) };
}

/** What is generated, and whether it is there and newer than its sources: `[{ title, state }]`, state being fresh, stale or missing. */
export async function preparedState() {
  return Promise.all(
    STEPS.filter((step) => isWanted(step)).map(async (step) => {
      const { made, changed } = await timesOf(step);
      return {
        title: step.title,
        state: made === 0 ? 'missing' : made < changed ? 'stale' : 'fresh',
      };
    }),
  );
}

async function prepareStep(step, force) {
  const [first] = step.sources;
  if (!existsSync(join(ROOT, step.needs)) || !existsSync(join(ROOT, first))) return;
  const started = new Date();
  const { made, changed } = await timesOf(step);
  if (!force && made >= changed) return;
  process.stderr.write(`Building ${step.title}\n`);
  try {
    await step.make();
  } catch (error) {
    throw new Error(`building ${step.title} failed:\n${error.message}`, { cause: error });
  }
  // Dated at the start: a source that changes while it is being read counts as newer.
  const stamp = join(ROOT, step.stamp);
  await writeFile(stamp, '');
  await utimes(stamp, started, started);
}

/** Held while something is made: several commands may find the same thing stale at once. */
const LOCK = 'node_modules/.cache/portal/prepare.lock';

async function isStale(step) {
  const { made, changed } = await timesOf(step);
  return made < changed;
}

/** Brings what is generated up to date, or of it only the steps of these titles. Throws an error that holds the failing tool's output. */
export async function prepare({ force = false, only } = {}) {
  if (!existsSync(join(ROOT, 'node_modules'))) return;
  const wanted = STEPS.filter((step) => isWanted(step, only));
  const stale = force || (await Promise.all(wanted.map(isStale))).includes(true);
  if (stale) await withLock(join(ROOT, LOCK), () => prepareSteps({ force, only }));
}

async function prepareSteps({ force, only }) {
  const done = new Map();
  for (const step of STEPS.filter((candidate) => isWanted(candidate, only))) {
    const before = Promise.all((step.after ?? []).map((title) => done.get(title)));
    done.set(
      step.title,
      before.then(() => prepareStep(step, force)),
    );
  }
  await Promise.all(done.values());
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  prepare({ force: process.argv.includes('--force') }).catch((error) => {
    process.stderr.write(`error: ${error.message}\n`);
    process.exitCode = 1;
  });
}
