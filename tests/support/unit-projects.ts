import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { configDefaults, type TestProjectConfiguration } from 'vitest/config';
import { pageTimeout } from '../../cli/browser/page-timeout.ts';

const ROOMS = ['src', 'mock-server', 'fixtures', 'cli', 'tests'];

/**
 * Packages with module state must be reset like our modules. Isolated modules do that anyway, so
 * packages are bundled for speed.
 */
const STATEFUL = {
  mock: [/@graphql-tools/, /graphql-http/],
  page: [/@ark-ui/, /@zag-js/],
};

/** For all tests without a browser. */
export const SHARED = {
  // A folder without running servers, so that links have their default addresses.
  env: { XDG_RUNTIME_DIR: join(tmpdir(), 'portal-tests-without-servers') },
  restoreMocks: true,
  // A late console message to Vitest fails the run, because its worker closes first.
  disableConsoleIntercept: true,
  unstubGlobals: true,
  // Each wait has its own timeout, by the current load. This only ends tests that wait for nothing.
  testTimeout: 30 * pageTimeout(),
  hookTimeout: 30 * pageTimeout(),
  // Workers wait a fifth of the time. With a single worker, files with pages would share one.
  maxWorkers: Math.ceil(1.5 * Math.max(2, availableParallelism())),
  expect: { poll: { timeout: 4 * pageTimeout() } },
  server: { deps: { inline: [...STATEFUL.mock, ...STATEFUL.page] } },
};

/** By the current file names: cached modules contain the resolved paths of their imports. */
export function moduleCache(folder: string): string {
  const names = ROOMS.flatMap((room) => [
    room,
    ...readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.[cm]?[jt]sx?$/.test(path))
      .toSorted(),
  ]);
  const current = `modules-${createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12)}`;
  const others = existsSync(folder) ? readdirSync(folder) : [];
  for (const other of others)
    if (/^modules(?:-|$)/.test(other) && other !== current)
      rmSync(join(folder, other), { recursive: true, force: true });
  return join(folder, current);
}

const WAITS = 'tests/support/scaled-waits.ts';

function casesIn(room: string): { path: string; text: string }[] {
  return readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts') || path.endsWith('.test.tsx'))
    .map((path) => join(room, path).replaceAll('\\', '/'))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

/** Imports that start processes. */
const STARTS = /^(?:import .*|\} )from 'node:child_process'/m;

/** Directly or by its imports. */
export function startsProcesses({ path, text }: { path: string; text: string }): boolean {
  if (STARTS.test(text)) return true;
  return [...text.matchAll(/^(?:import .*|\} )from '(\.{1,2}\/[^']+)'/gm)]
    .map(([, name = '']) => `${join(dirname(path), name)}.ts`)
    .some((file) => existsSync(file) && STARTS.test(readFileSync(file, 'utf8')));
}

/** They render the entire portal hundreds of times: only in `npm test`. */
const WHOLE = /^tests\/(?:fuzz|screens|words)\//;

/**
 * A worker per file took three quarters of the time, so files share workers and mostly packages.
 * Files with a page or mocked modules get an isolated context. Slow ones are separate projects,
 * which `npm run check` leaves to `npm test`.
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
    // Projects run in name order: the long ones first, so that short ones fill the end.
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
