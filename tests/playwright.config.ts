import { register } from 'node:module';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { LAUNCH_ARGUMENTS, SHORT_LIVED } from '../cli/browser/launch-arguments';
import { patience } from '../cli/browser/patience';
import type { TransportOptions } from './support/test';

register('./support/pictures.mjs', import.meta.url);

const HTTP_PORT = Number(process.env['PORTAL_TEST_HTTP_PORT'] ?? 4310);
const WORKER_PORT = Number(process.env['PORTAL_TEST_WORKER_PORT'] ?? 4311);
const OTHER_PORT = Number(process.env['PORTAL_TEST_OTHER_PORT'] ?? 4312);
const OTHER_MOCK_PORT = Number(process.env['PORTAL_TEST_OTHER_MOCK_PORT'] ?? 4313);

const CONTROL_PORT = Number(process.env['PORTAL_TEST_CONTROL_PORT'] ?? 4314);

/**
 * Which cases run against another origin, and behind what: those tagged, all, all behind a real nginx, or
 * those about card fields on an origin of their own behind one that is configured so.
 */
const OTHER_ORIGIN = process.env['PORTAL_TEST_OTHER_ORIGIN'] ?? 'tagged';
const BEHIND_NGINX = ['nginx', 'cards'].includes(OTHER_ORIGIN);

/** What the other origin runs, and what not. */
const CASES: {
  readonly [Chosen in string]?: { readonly grep: RegExp; readonly grepInvert: RegExp };
} = {
  tagged: { grep: /@other-origin/, grepInvert: /@worker-only|@own-origin|@nginx-only/ },
  all: { grep: /./, grepInvert: /@worker-only|@own-origin|@nginx-only/ },
  // A case about the host of the portal: what it compresses, its security policy, the mock beside it.
  nginx: { grep: /./, grepInvert: /@worker-only|@own-origin/ },
  cards: { grep: /@cards/, grepInvert: /@worker-only/ },
};

/**
 * Two thirds of what a case does is waiting: three keep a core busy (to 97 %; two did to 87). Each has a
 * browser of its own, 0.3 GB.
 */
const WORKERS = Math.min(8, 3 * availableParallelism());

const root = new URL('..', import.meta.url).pathname;

/**
 * Three ways to run a case. `http`: the production build, its outside world on a socket. `worker`: a
 * static copy of the mock build, its outside world in the page. Every case runs over http but those
 * tagged @worker-only; those tagged @worker run both ways. `other-origin`: the production build, its
 * outside world on another origin, over TLS: those tagged @other-origin, with PORTAL_TEST_OTHER_ORIGIN=all
 * any that runs over http, with PORTAL_TEST_OTHER_ORIGIN=nginx any behind a real nginx with the files of
 * `portal deploy`, with =cards those about card fields on an origin of their own behind one configured so.
 */
export default defineConfig<TransportOptions>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: WORKERS,
  // A case waits several times at most before it fails; each wait says what it wanted.
  timeout: 6 * patience(),
  expect: { timeout: patience() },
  reporter: 'line',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    actionTimeout: patience(),
    navigationTimeout: patience(),
    // A trace takes a fifth of a case's time: it is kept where somebody asks for it.
    trace: process.env['PORTAL_TEST_TRACES']
      ? { mode: 'retain-on-failure', screenshots: false }
      : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: [...LAUNCH_ARGUMENTS, SHORT_LIVED],
    },
  },
  projects: [
    // Those with few cases first, in few workers: each that began them at the end, once http has none left,
    // would do so with another browser.
    {
      name: 'worker',
      grep: /@worker/,
      workers: Math.ceil(WORKERS / 3),
      use: { transport: 'worker', port: WORKER_PORT },
    },
    {
      name: 'other-origin',
      ...CASES[OTHER_ORIGIN],
      use: {
        transport: 'http',
        port: OTHER_PORT,
        mockPort: OTHER_MOCK_PORT,
        ignoreHTTPSErrors: true,
      },
    },
    {
      name: 'http',
      grepInvert: /@worker-only|@nginx-only/,
      use: { transport: 'http', port: HTTP_PORT },
    },
  ],
  webServer: [
    ...(BEHIND_NGINX
      ? []
      : [
          {
            command: `node cli/bin/portal.cjs serve --port ${HTTP_PORT} --static dist`,
            cwd: root,
            url: `http://127.0.0.1:${HTTP_PORT}/config.json`,
            stdout: 'ignore' as const,
          },
          {
            command: `node tests/support/static-server.mjs dist-mock ${WORKER_PORT}`,
            cwd: root,
            url: `http://127.0.0.1:${WORKER_PORT}/`,
            stdout: 'ignore' as const,
          },
        ]),
    {
      command: `node cli/bin/portal.cjs serve --https --port ${OTHER_MOCK_PORT}`,
      cwd: root,
      url: `https://127.0.0.1:${OTHER_MOCK_PORT}/config.json`,
      ignoreHTTPSErrors: true,
      stdout: 'ignore' as const,
      stderr: 'ignore' as const,
    },
    {
      command: BEHIND_NGINX
        ? `node tests/support/nginx-server.mjs dist ${OTHER_PORT} ${OTHER_MOCK_PORT} ${CONTROL_PORT} ${OTHER_ORIGIN}`
        : `node tests/support/static-server.mjs dist ${OTHER_PORT} ${OTHER_MOCK_PORT}`,
      cwd: root,
      url: `http://127.0.0.1:${OTHER_PORT}/`,
      stdout: 'ignore' as const,
    },
  ].map((server) => Object.assign(server, { timeout: 3 * patience() })),
});
