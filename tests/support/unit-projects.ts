import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configDefaults, type TestProjectConfiguration } from 'vitest/config';
import { patience } from '../../cli/browser/patience.ts';

const ROOMS = ['src', 'mock-server', 'fixtures', 'cli', 'tests'];

/** What holds for all cases that need no browser. */
export const SHARED = {
  restoreMocks: true,
  unstubGlobals: true,
  testTimeout: patience(),
  hookTimeout: patience(),
  expect: { poll: { timeout: patience() } },
  // What keeps state in its modules has to start anew with ours.
  server: { deps: { inline: [/@graphql-tools/, /graphql-http/, /@ark-ui/, /@zag-js/] } },
};

function casesIn(room: string): { path: string; text: string }[] {
  return readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts') || path.endsWith('.test.tsx'))
    .map((path) => join(room, path).replaceAll('\\', '/'))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

/**
 * The cases that need no browser: beside the code, and those of tests/ that read the sources. A worker of
 * its own for each file took three quarters of their time, so files share workers, and what comes from
 * packages with them; modules of ours start anew in each file, and so does the page of those that draw
 * on one (`@vitest-environment jsdom`). Only who replaces a module (`vi.mock`) gets a worker alone. They
 * go in groups: a worker ends when the next file is of another kind.
 */
export function unitProjects(): TestProjectConfiguration[] {
  const cases = ROOMS.flatMap(casesIn);
  const replacing = cases.filter(({ text }) => text.includes('vi.mock(')).map(({ path }) => path);
  const onPage = cases
    .filter(({ text }) => text.startsWith('// @vitest-environment jsdom'))
    .map(({ path }) => path)
    .filter((path) => !replacing.includes(path));
  const elsewhere = [...configDefaults.exclude, 'tests/architecture/fixture/**'];
  return [
    {
      extends: true,
      test: {
        ...SHARED,
        name: 'rules',
        sequence: { groupOrder: 0 },
        include: ROOMS.map((room) => `${room}/**/*.test.{ts,tsx}`),
        exclude: [...elsewhere, ...onPage, ...replacing],
        isolate: false,
        setupFiles: 'tests/support/own-modules.ts',
      },
    },
    {
      extends: true,
      test: {
        ...SHARED,
        name: 'page',
        sequence: { groupOrder: 1 },
        include: onPage,
        environment: 'jsdom',
        isolate: false,
        setupFiles: ['tests/support/own-modules.ts', 'tests/support/empty-page.ts'],
      },
    },
    {
      extends: true,
      test: { ...SHARED, name: 'replaced', sequence: { groupOrder: 2 }, include: replacing },
    },
  ];
}
