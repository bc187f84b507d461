#!/usr/bin/env node
// Starts the bundled command line; bundles it first when a source
// of the command is newer than the bundle.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CLI = dirname(dirname(fileURLToPath(import.meta.url)));
const ROOT = dirname(CLI);

// Whoever reads may have had enough, such as `head`.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

/** The sources of the command that is asked for, as the bundle names them; of all where it is none. */
function sourcesOf(command) {
  for (const name of [command, 'all']) {
    try {
      return JSON.parse(readFileSync(join(CLI, `dist/sources-${name}.json`), 'utf8'));
    } catch (error) {
      if (error.code !== 'ENOENT') throw error;
    }
  }
  return null;
}

function changedAt(path) {
  // No join: hundreds of them would be a tenth of what the command takes.
  return statSync(`${ROOT}/${path}`, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
}

function isStale() {
  const made = statSync(join(CLI, 'dist/.prepared'), { throwIfNoEntry: false })?.mtimeMs;
  const sources = sourcesOf(basename(process.argv[2] ?? ''));
  if (made === undefined || sources === null) return true;
  return sources.some((source) => changedAt(source) > made);
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
