// The suites of `npm test`: what each runs, what it depends on, and how its report is counted.
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPlaywrightReport, readVitestReport } from './read-reports.mjs';

/** Caches of suites, invalidated by changed sources. */
const KEPT = join('node_modules', '.cache', 'portal');

const bin = (path) => join('node_modules', path);

/** An npm script that does nothing if its result is up to date. */
const script = (name) => [join('cli', 'build', 'run-script.mjs'), name];

/** Returns different free ports, holding each until all are found. */
async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer());
  const listening = servers.map(
    (server) =>
      new Promise((resolve, reject) => {
        server.on('error', reject);
        server.listen(0, '127.0.0.1', () => resolve(String(server.address().port)));
      }),
  );
  const ports = await Promise.all(listening);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/** Folder of the browser reports of one machine. */
export const BLOBS = join('test-results', 'blob');

const shardOf = (shard) => (shard === null ? [] : [`--shard=${shard.index}/${shard.count}`]);

/**
 * `weight`: number of the two cores that a suite uses. A suite without `report` counts as one test.
 * Suites that only read sources run next to the browser suite, which waits half of the time.
 * `check`: part of `npm run check`, with arguments to leave something out. With several machines
 * (`--shard`), each runs its part of a `split` suite and all that it depends on; the first one runs
 * the rest.
 */
export const SUITES = [
  {
    name: 'build',
    title: 'the production build, with no byte of the mock',
    weight: 1,
    command: () => script('build'),
  },
  {
    name: 'build:mock',
    title: 'the static copy with its mock',
    weight: 1,
    command: () => script('build:mock'),
  },
  {
    name: 'unit',
    title: 'cases without a browser: rules, contract, mock, architecture',
    weight: 2,
    check: ['--project=rules', '--project=page'],
    split: true,
    command: (report, shard) => [
      bin('vitest/vitest.mjs'),
      'run',
      `--reporter=${fileURLToPath(new URL('vitest-reporter.mjs', import.meta.url))}`,
      `--outputFile=${report}`,
      ...shardOf(shard),
    ],
    report: readVitestReport,
  },
  {
    name: 'lint',
    title: 'oxlint',
    weight: 0.25,
    check: true,
    command: () => [bin('oxlint/bin/oxlint'), '--deny-warnings'],
  },
  {
    name: 'format',
    title: 'oxfmt',
    weight: 0.25,
    check: true,
    command: () => [bin('oxfmt/bin/oxfmt'), '--list-different'],
    mend: 'npm run format',
  },
  {
    name: 'types',
    title: 'tsc',
    weight: 0.25,
    check: true,
    command: () => [
      bin('typescript/bin/tsc'),
      '--noEmit',
      '--incremental',
      '--tsBuildInfoFile',
      join(KEPT, 'types.tsbuildinfo'),
    ],
  },
  {
    name: 'words',
    title: 'cspell: spelling and banned words',
    weight: 0.25,
    check: true,
    command: () => [
      bin('cspell/bin.mjs'),
      'lint',
      '--no-progress',
      '--no-summary',
      '--cache',
      '--cache-strategy=content',
      `--cache-location=${join(KEPT, 'cspell')}`,
    ],
  },
  {
    name: 'prose',
    title: 'textlint: sentences of the documentation',
    weight: 0.25,
    check: true,
    command: () => [
      bin('textlint/bin/textlint.js'),
      '--rulesdir',
      join('tests', 'docs', 'textlint'),
      '*.md',
      'docs/**/*.md',
      'tests/**/*.md',
    ],
  },
  {
    name: 'markdown',
    title: 'markdownlint: structure of Markdown files',
    weight: 0.25,
    check: true,
    command: () => [bin('markdownlint-cli2/markdownlint-cli2-bin.mjs')],
  },
  {
    name: 'unused',
    title: 'knip: files, exports and packages that nobody uses',
    weight: 0.25,
    command: () => [bin('knip/bin/knip.js'), '--cache', '--cache-location', join(KEPT, 'knip')],
  },
  {
    name: 'size',
    title: 'size-limit: compressed sizes of the production build',
    weight: 0.25,
    after: ['build'],
    command: () => [bin('size-limit/bin.js')],
  },
  {
    name: 'browser',
    title: 'whole flows in a real browser, over both transports',
    weight: 1,
    browser: true,
    split: true,
    after: ['build', 'build:mock'],
    command: (_report, shard) => [
      bin('@playwright/test/cli.js'),
      'test',
      '--config=tests/playwright.config.ts',
      `--reporter=${shard === null ? 'json' : 'json,blob'}`,
      ...shardOf(shard),
    ],
    environment: async (report) => {
      const [http, worker, other, otherMock] = await freePorts(4);
      return {
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        PLAYWRIGHT_BLOB_OUTPUT_DIR: BLOBS,
        PORTAL_TEST_HTTP_PORT: http,
        PORTAL_TEST_WORKER_PORT: worker,
        PORTAL_TEST_OTHER_PORT: other,
        PORTAL_TEST_OTHER_MOCK_PORT: otherMock,
      };
    },
    report: readPlaywrightReport,
  },
];
