import { defineConfig } from '@playwright/test';
import { LAUNCH_ARGUMENTS } from '../../cli/browser/launch-arguments';
import { pageTimeout } from '../../cli/browser/page-timeout';
import type { EngineOptions } from './test';

const PORT = Number(process.env['PORTAL_TEST_ENGINES_PORT'] ?? 4330);
const CHROMIUM = process.env['CHROMIUM_PATH'];

/** Only Debian's WebKit reliably caches a page for Back. */
const WITHOUT_CACHE = { testIgnore: 'session.engine.ts' };

export default defineConfig<object, EngineOptions>({
  testDir: '.',
  testMatch: '*.engine.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  timeout: 6 * pageTimeout(),
  expect: { timeout: pageTimeout(), toPass: { timeout: pageTimeout(), intervals: [50] } },
  reporter: 'list',
  use: { port: PORT },
  projects: [
    { name: 'debian-webkit', use: { debian: 'webkit' } },
    { name: 'debian-firefox', use: { debian: 'firefox' }, ...WITHOUT_CACHE },
    { name: 'webkit', use: { browserName: 'webkit' }, ...WITHOUT_CACHE },
    { name: 'firefox', use: { browserName: 'firefox' }, ...WITHOUT_CACHE },
    {
      name: 'chromium',
      use: {
        browserName: 'chromium',
        launchOptions: {
          args: [...LAUNCH_ARGUMENTS],
          ...(CHROMIUM === undefined ? {} : { executablePath: CHROMIUM }),
        },
      },
      ...WITHOUT_CACHE,
    },
  ],
  webServer: {
    command: `node cli/bin/portal.cjs serve --port ${PORT} --static dist`,
    cwd: new URL('../..', import.meta.url).pathname,
    url: `http://127.0.0.1:${PORT}/config.json`,
    stdout: 'ignore',
  },
});
