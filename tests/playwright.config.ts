import { register } from 'node:module';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { LAUNCH_ARGUMENTS, SHORT_LIVED } from '../cli/browser/launch-arguments';
import { pageTimeout } from '../cli/browser/page-timeout';
import type { TransportOptions } from './support/test';

register('./support/pictures.mjs', import.meta.url);

const HTTP_PORT = Number(process.env['PORTAL_TEST_HTTP_PORT'] ?? 4310);
const WORKER_PORT = Number(process.env['PORTAL_TEST_WORKER_PORT'] ?? 4311);
const OTHER_PORT = Number(process.env['PORTAL_TEST_OTHER_PORT'] ?? 4312);
const OTHER_MOCK_PORT = Number(process.env['PORTAL_TEST_OTHER_MOCK_PORT'] ?? 4313);

const CONTROL_PORT = Number(process.env['PORTAL_TEST_CONTROL_PORT'] ?? 4314);

/**
 * Tests that run with the mock on another origin: the tagged ones, all, all behind a real nginx, or
 * those about card fields on a separate origin.
 */
const OTHER_ORIGIN = process.env['PORTAL_TEST_OTHER_ORIGIN'] ?? 'tagged';
const BEHIND_NGINX = ['nginx', 'cards'].includes(OTHER_ORIGIN);

const CASES: {
  readonly [Chosen in string]?: { readonly grep: RegExp; readonly grepInvert: RegExp };
} = {
  tagged: { grep: /@other-origin/, grepInvert: /@worker-only|@own-origin|@nginx-only/ },
  all: { grep: /./, grepInvert: /@worker-only|@own-origin|@nginx-only/ },
  // Excludes tests about the portal's own host: compression, CSP, the mock on the same origin.
  nginx: { grep: /./, grepInvert: /@worker-only|@own-origin/ },
  cards: { grep: /@cards/, grepInvert: /@worker-only/ },
};

/** Keeps the tests' servers out of the links of `portal seed`. */
const APART = { XDG_RUNTIME_DIR: join(tmpdir(), 'portal-tests') };

const root = new URL('..', import.meta.url).pathname;

/**
 * `http`: production build, mock as a server. `worker`: static build, mock in the page. All tests
 * run over http except those tagged @worker-only; those tagged @worker run both ways.
 * `other-origin`: mock on another origin, over TLS.
 */
export default defineConfig<TransportOptions>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // One per core: three per core took a quarter longer, on two cores.
  workers: availableParallelism(),
  // A test waits several times at most before it fails; each wait reports what it expected.
  timeout: 6 * pageTimeout(),
  expect: { timeout: pageTimeout() },
  reporter: 'line',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    actionTimeout: pageTimeout(),
    navigationTimeout: pageTimeout(),
    // A trace takes a fifth of a test's time, so it is optional.
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
    {
      name: 'worker',
      grep: /@worker/,
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
  ].map((server) => Object.assign(server, { timeout: 3 * pageTimeout(), env: APART })),
});
