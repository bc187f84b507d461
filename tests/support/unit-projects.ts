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
 * packages with them; modules of ours start anew in each file. Who draws on a page
 * (`@vitest-environment jsdom`) or replaces a module (`vi.mock`) gets a worker alone: too much of a page
 * outlives a file, such as a timer that has not run. They go in groups: a worker ends when the next file
 * is of another kind.
 */
export function unitProjects(): TestProjectConfiguration[] {
  const alone = ROOMS.flatMap(casesIn)
    .filter(
      ({ text }) => text.startsWith('// @vitest-environment jsdom') || text.includes('vi.mock('),
    )
    .map(({ path }) => path);
  const elsewhere = [...configDefaults.exclude, 'tests/architecture/fixture/**'];
  return [
    {
      extends: true,
      test: {
        ...SHARED,
        name: 'rules',
        sequence: { groupOrder: 0 },
        include: ROOMS.map((room) => `${room}/**/*.test.{ts,tsx}`),
        exclude: [...elsewhere, ...alone],
        isolate: false,
        setupFiles: 'tests/support/own-modules.ts',
      },
    },
    {
      extends: true,
      test: { ...SHARED, name: 'alone', sequence: { groupOrder: 1 }, include: alone },
    },
  ];
}
