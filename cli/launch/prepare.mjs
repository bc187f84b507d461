// Makes what the sources need and git does not hold: Panda's styled-system, the contract's types and
// documents, the bundle of the command line. What is newer than its sources is left alone.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** The newest modification time below `path` (ms since the epoch), generated folders left out; 0 where there is nothing. */
async function newest(path, matches) {
  const info = await stat(path).catch(() => null);
  if (info === null) return 0;
  if (!info.isDirectory()) return matches.test(path) ? info.mtimeMs : 0;
  const names = await readdir(path);
  const inside = names.filter((name) => name !== 'generated' && name !== 'dist');
  // The folder's own time tells of files that were removed.
  return Math.max(
    info.mtimeMs,
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
    title: 'contract',
    needs: 'node_modules/@graphql-codegen/core',
    sources: [
      'src/contract/schema.graphql',
      'src/contract/operations',
      'cli/launch/contract-codegen.mjs',
    ],
    matches: /\.(graphql|mjs)$/,
    stamp: 'src/contract/generated/.prepared',
    make: async () => {
      const { generateContract } = await import('./contract-codegen.mjs');
      await generateContract(ROOT);
    },
  },
  {
    title: 'command line',
    needs: 'node_modules/vite',
    after: 'contract',
    sources: ['cli', 'src/catalogue', 'src/contract', 'src/programs', 'fixtures', 'mock-server'],
    matches: /\.(ts|tsx|graphql|json)$/,
    stamp: 'cli/dist/.prepared',
    make: () => run('vite/bin/vite.js', ['build', '--config', 'cli/launch/vite.cli.config.ts']),
  },
];

async function prepareStep(step, force) {
  const [first] = step.sources;
  if (!existsSync(join(ROOT, step.needs)) || !existsSync(join(ROOT, first))) return;
  const stamp = join(ROOT, step.stamp);
  const made = await stat(stamp).then(
    (info) => info.mtimeMs,
    () => 0,
  );
  const started = new Date();
  const times = await Promise.all(
    step.sources.map((source) => newest(join(ROOT, source), step.matches)),
  );
  if (!force && made >= Math.max(...times)) return;
  process.stderr.write(`Making the ${step.title}\n`);
  try {
    await step.make();
  } catch (error) {
    throw new Error(`Making the ${step.title} failed:\n${error.message}`, { cause: error });
  }
  // Dated at the start: a source that changes while it is being read counts as newer.
  await writeFile(stamp, '');
  await utimes(stamp, started, started);
}

/** Brings what is generated up to date, or of it only the steps of these titles. Throws an error that holds the failing tool's output. */
export async function prepare({ force = false, only } = {}) {
  const done = new Map();
  for (const step of STEPS.filter(({ title }) => only?.includes(title) ?? true)) {
    const before = step.after === undefined ? Promise.resolve() : done.get(step.after);
    done.set(
      step.title,
      before.then(() => prepareStep(step, force)),
    );
  }
  await Promise.all(done.values());
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  prepare({ force: process.argv.includes('--force') }).catch((error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
}
