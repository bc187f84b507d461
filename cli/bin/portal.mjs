#!/usr/bin/env node
// Starts the bundled command line; bundles it first when a source is newer than the bundle.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CLI = dirname(dirname(fileURLToPath(import.meta.url)));
const ROOT = dirname(CLI);
const SOURCES = ['cli', 'src/catalogue', 'src/contract', 'src/programs', 'fixtures', 'mock-server'];

// Whoever reads may have had enough, such as `head`.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

function isNewer(path, made) {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== 'dist' && entry.name !== 'node_modules' && isNewer(inside, made))
        return true;
    } else if (/\.(ts|json|graphql)$/.test(entry.name) && statSync(inside).mtimeMs > made) {
      return true;
    }
  }
  return false;
}

function isStale() {
  const made = statSync(join(CLI, 'dist/.prepared'), { throwIfNoEntry: false })?.mtimeMs;
  return made === undefined || SOURCES.some((source) => isNewer(join(ROOT, source), made));
}

/** Says why there is no command line; whoever asks the doctor is told the whole of it. */
async function giveUp(message) {
  process.stderr.write(`${message}\n`);
  if (process.argv[2] === 'doctor') {
    const { examine } = await import('../launch/doctor.mjs');
    for (const { name, state, found, mend = '' } of await examine()) {
      process.stdout.write(`${state.padEnd(5)}  ${name}: ${found}${mend && ` → ${mend}`}\n`);
    }
  }
  process.exit(1);
}

if (isStale()) {
  try {
    const { prepare } = await import('../launch/prepare.mjs');
    await prepare({ only: ['contract', 'command line'] });
  } catch (error) {
    await giveUp(error.message);
  }
}
if (!existsSync(join(CLI, 'dist/portal.mjs'))) {
  await giveUp('The dependencies are not installed: run npm ci in the checkout.');
}
await import('../dist/portal.mjs');
