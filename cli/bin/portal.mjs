#!/usr/bin/env node
// Starts the bundled command line; bundles it first when a source is newer than the bundle.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CLI = dirname(dirname(fileURLToPath(import.meta.url)));
const ROOT = dirname(CLI);
const SOURCES = ['cli', 'src/catalogue', 'src/contract', 'src/programs', 'fixtures', 'mock-server'];

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

if (isStale()) {
  try {
    const { prepare } = await import('../launch/prepare.mjs');
    await prepare({ only: ['contract', 'command line'] });
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
if (!existsSync(join(CLI, 'dist/portal.mjs'))) {
  process.stderr.write('The dependencies are not installed: run npm ci in the checkout.\n');
  process.exit(1);
}
await import('../dist/portal.mjs');
