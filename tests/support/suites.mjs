// In their order. `args` start the tool in Node.
import { join } from 'node:path';

/** Each tool invalidates its own cache. */
const CACHE = join('node_modules', '.cache', 'portal');

const bin = (path) => join('node_modules', path);

/** A build step does nothing if its result is up to date. */
const build = (name) => [join('cli', 'build', 'run-script.mjs'), name];

/**
 * `quick`: part of `npm run check`. `report`: the tool counts tests; other suites count as one
 * test, and run next to those, because the tools with a report use all cores.
 */
export const SUITES = [
  { name: 'build', title: 'production build without the mock', args: build('build') },
  { name: 'build:mock', title: 'static copy with the mock', args: build('build:mock') },
  {
    name: 'lint',
    title: 'oxlint',
    quick: true,
    args: [bin('oxlint/bin/oxlint'), '--deny-warnings'],
  },
  {
    name: 'format',
    title: 'oxfmt; `npm run format` fixes it',
    quick: true,
    args: [bin('oxfmt/bin/oxfmt'), '--list-different'],
  },
  {
    name: 'types',
    title: 'tsc',
    quick: true,
    args: [
      bin('typescript/bin/tsc'),
      '--noEmit',
      '--incremental',
      '--tsBuildInfoFile',
      join(CACHE, 'types.tsbuildinfo'),
    ],
  },
  {
    name: 'words',
    title: 'cspell: spelling and banned words',
    quick: true,
    args: [
      bin('cspell/bin.mjs'),
      'lint',
      '--no-progress',
      '--no-summary',
      '--cache',
      '--cache-strategy=content',
      `--cache-location=${join(CACHE, 'cspell')}`,
    ],
  },
  {
    name: 'prose',
    title: 'textlint: sentences of the documentation',
    quick: true,
    args: [
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
    quick: true,
    args: [bin('markdownlint-cli2/markdownlint-cli2-bin.mjs')],
  },
  {
    name: 'unused',
    title: 'knip: unused files, exports and packages',
    args: [bin('knip/bin/knip.js'), '--cache', '--cache-location', join(CACHE, 'knip')],
  },
  {
    name: 'size',
    title: 'size-limit: compressed sizes of the production build',
    builds: ['build'],
    args: [bin('size-limit/bin.js')],
  },
  {
    name: 'unit',
    title: 'Vitest: rules, contract, mock, architecture, screens in jsdom',
    quick: true,
    report: 'vitest',
    args: [bin('vitest/vitest.mjs'), 'run', '--reporter=default', '--reporter=json'],
  },
  {
    name: 'browser',
    title: 'Playwright: entire flows in Chromium, over each transport',
    builds: ['build', 'build:mock'],
    report: 'playwright',
    args: [bin('@playwright/test/cli.js'), 'test', '--config=tests/playwright.config.ts'],
  },
];
