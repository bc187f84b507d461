import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { configDefaults, type TestProjectConfiguration } from 'vitest/config';
import { patience } from '../../cli/browser/patience.ts';

const ROOMS = ['src', 'mock-server', 'fixtures', 'cli', 'tests'];

/**
 * Packages that keep state in their modules, which has to start anew with ours. Where each file has every module
 * to itself those of the page do so anyway, and come sooner in one piece.
 */
const STATEFUL = {
  mock: [/@graphql-tools/, /graphql-http/],
  page: [/@ark-ui/, /@zag-js/],
};

/** What holds for all cases that need no browser. */
export const SHARED = {
  restoreMocks: true,
  // Sent to vitest, a word that is said as a file ends fails the run: its worker closes before it is heard.
  disableConsoleIntercept: true,
  unstubGlobals: true,
  // Each wait is bounded by itself, by the load of its moment. This ends only what waits for nothing.
  testTimeout: 30 * patience(),
  hookTimeout: 30 * patience(),
  // A fifth of what a worker does is waiting. With a single one, files that draw would be drawn one into the
  // page of the other.
  maxWorkers: Math.ceil(1.5 * Math.max(2, availableParallelism())),
  expect: { poll: { timeout: 4 * patience() } },
  server: { deps: { inline: [...STATEFUL.mock, ...STATEFUL.page] } },
};

/**
 * Where modules are kept as cases load them: a folder for the names that our files have now. A module is kept with
 * where what it imports was found, which is elsewhere once a file has another name.
 */
export function keptModules(folder: string): string {
  const names = ROOMS.flatMap((room) => [
    room,
    ...readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.[cm]?[jt]sx?$/.test(path))
      .toSorted(),
  ]);
  const kept = `modules-${createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12)}`;
  const others = existsSync(folder) ? readdirSync(folder) : [];
  for (const other of others)
    if (/^modules(?:-|$)/.test(other) && other !== kept)
      rmSync(join(folder, other), { recursive: true, force: true });
  return join(folder, kept);
}

const WAITS = 'tests/support/patient-waits.ts';

function casesIn(room: string): { path: string; text: string }[] {
  return readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts') || path.endsWith('.test.tsx'))
    .map((path) => join(room, path).replaceAll('\\', '/'))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

/** What starts a process. */
const STARTS = /^(?:import .*|\} )from 'node:child_process'/m;

/** Whether a file of cases starts processes: itself, or by what it imports from beside or above it. */
export function startsProcesses({ path, text }: { path: string; text: string }): boolean {
  if (STARTS.test(text)) return true;
  return [...text.matchAll(/^(?:import .*|\} )from '(\.{1,2}\/[^']+)'/gm)]
    .map(([, name = '']) => `${join(dirname(path), name)}.ts`)
    .some((file) => existsSync(file) && STARTS.test(readFileSync(file, 'utf8')));
}

/** Rooms whose cases draw the whole portal, hundreds of times: left to `npm test`. */
const WHOLE = /^tests\/(?:fuzz|screens|words)\//;

/**
 * The cases that need no browser: beside the code, and those of tests/ that read the sources. A worker of
 * its own for each file took three quarters of their time, so files share workers. Most share what comes
 * from packages, too; modules of ours start anew in each file. Who draws on a page
 * (`@vitest-environment jsdom`) or replaces a module (`vi.mock`) gets a context of its own in its worker:
 * window, globals and every module are its own, and nothing of a page outlives it. Those that draw the whole
 * portal stand by themselves, and so do those that start processes, which take seconds each: `npm run check`
 * leaves both to `npm test`.
 */
export function unitProjects(): TestProjectConfiguration[] {
  const cases = ROOMS.flatMap(casesIn);
  const isOnPage = ({ text }: { text: string }) =>
    /^\/\/ @vitest-environment jsdom/m.test(text) || text.includes('vi.mock(');
  const onPage = cases.filter(isOnPage).map(({ path }) => path);
  const starting = cases
    .filter((one) => !isOnPage(one) && startsProcesses(one))
    .map(({ path }) => path);
  const elsewhere = [...configDefaults.exclude, 'tests/architecture/fixture/**'];
  const drawing = (
    name: string,
    include: readonly string[],
    setup: readonly string[] = [],
  ): TestProjectConfiguration => ({
    extends: true,
    test: {
      ...SHARED,
      name,
      sequence: { groupOrder: 1 },
      server: { deps: { inline: STATEFUL.mock } },
      include: [...include],
      pool: 'vmThreads',
      setupFiles: [WAITS, 'tests/support/page-window.ts', ...setup],
    },
  });
  const plain = (
    name: string,
    include: readonly string[],
    exclude: readonly string[],
  ): TestProjectConfiguration => ({
    extends: true,
    test: {
      ...SHARED,
      name,
      sequence: { groupOrder: 0 },
      include: [...include],
      exclude: [...elsewhere, ...exclude],
      isolate: false,
      setupFiles: [WAITS, 'tests/support/own-modules.ts'],
    },
  });
  return [
    plain(
      'rules',
      ROOMS.map((room) => `${room}/**/*.test.{ts,tsx}`),
      [...onPage, ...starting],
    ),
    plain('processes', starting, []),
    // Run in the order of their names: the long ones first, so that short ones fill the end.
    drawing(
      'drawn',
      onPage.filter((path) => WHOLE.test(path)),
      ['tests/support/due-work.ts'],
    ),
    drawing(
      'page',
      onPage.filter((path) => !WHOLE.test(path)),
    ),
  ];
}
