import { register } from 'node:module';
import { defineConfig } from '@playwright/test';
import { LAUNCH_ARGUMENTS } from '../cli/browser/launch-arguments';
import { patience } from '../cli/browser/patience';
import type { TransportOptions } from './support/test';

register('./support/pictures.mjs', import.meta.url);

const HTTP_PORT = Number(process.env['PORTAL_TEST_HTTP_PORT'] ?? 4310);
const WORKER_PORT = Number(process.env['PORTAL_TEST_WORKER_PORT'] ?? 4311);

const root = new URL('..', import.meta.url).pathname;

/**
 * Two ways to run a case. `http`: the production build, its outside world on a socket. `worker`: a
 * static copy of the mock build, its outside world in the page. Every case runs over http but those
 * tagged @worker-only; those tagged @worker run both ways.
 */
export default defineConfig<TransportOptions>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // Half of a page's load is waiting: three keep two cores busy.
  workers: 3,
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
    // A trace takes a fifth of a case's time: where nobody can run a failed case again, it is kept.
    trace: process.env['CI'] ? { mode: 'retain-on-failure', screenshots: false } : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: [...LAUNCH_ARGUMENTS],
    },
  },
  projects: [
    {
      name: 'http',
      grepInvert: /@worker-only/,
      use: { transport: 'http', port: HTTP_PORT },
    },
    { name: 'worker', grep: /@worker/, use: { transport: 'worker', port: WORKER_PORT } },
  ],
  webServer: [
    {
      command: `node cli/bin/portal.mjs serve --port ${HTTP_PORT} --static dist`,
      cwd: root,
      url: `http://127.0.0.1:${HTTP_PORT}/config.json`,
      stdout: 'ignore',
    },
    {
      command: `node tests/support/static-server.mjs dist-mock ${WORKER_PORT}`,
      cwd: root,
      url: `http://127.0.0.1:${WORKER_PORT}/`,
      stdout: 'ignore',
    },
  ],
});
