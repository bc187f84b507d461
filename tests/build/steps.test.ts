import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFilter } from 'vite';
import { expect, test } from 'vitest';
import { readImports } from '../architecture/read-imports';

const ROOT = join(import.meta.dirname, '../..');

interface Step {
  readonly files?: readonly string[];
  readonly dependencies?: readonly string[];
}

const { wireit } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  wireit: Readonly<Record<string, Step>>;
};

const graph = readImports(ROOT, [
  'src',
  'mock-server',
  'fixtures',
  'cli',
  'tests/support',
  'panda.config.ts',
  'vite.config.ts',
]);

function sourcesOf(entries: readonly string[]): string[] {
  const found = new Set(entries);
  // A set also iterates over elements that are added on the way.
  for (const path of found) graph.get(path)?.forEach((target) => found.add(target));
  return [...found].filter((path) => !/generated\/|^styled-system\/|package\.json$/.test(path));
}

function missingFiles(name: string, entries: readonly string[]): string[] {
  const files = wireit[name]?.files ?? [];
  const isListed = createFilter(
    files.filter((pattern) => !pattern.startsWith('!')),
    files.flatMap((pattern) => (pattern.startsWith('!') ? [pattern.slice(1)] : [])),
    { resolve: ROOT },
  );
  return sourcesOf(entries).filter((path) => !isListed(join(ROOT, path)));
}

test.each([
  ['codegen:contract', ['cli/build/codegen/generate.mjs']],
  ['codegen:fonts', ['cli/build/fonts/generate.mjs', 'src/programs/themes.ts']],
  ['codegen:styles', ['panda.config.ts']],
  ['build', ['vite.config.ts', 'src/main.ts', 'src/operator/main.ts']],
  ['build:mock', ['vite.config.ts', 'src/main.ts']],
  ['build:cli', ['cli/portal.ts', 'cli/build/vite.cli.config.ts']],
])('npm run %s runs again after a change to any of its sources', (name, entries) => {
  expect(sourcesOf(entries).length).toBeGreaterThan(1);
  expect(missingFiles(name, entries)).toEqual([]);
});
