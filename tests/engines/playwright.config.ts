import { defineConfig } from '@playwright/test';
import { pageTimeout } from '../../cli/browser/page-timeout';
import type { EngineOptions } from './test';

const PORT = Number(process.env['PORTAL_TEST_ENGINES_PORT'] ?? 4330);

/** The tests of `npm run test:engines`, once per engine. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  testMatch: '*.engine.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  timeout: 6 * pageTimeout(),
  reporter: 'list',
  projects: [
    { name: 'webkit', use: { start: 'webkit', port: PORT } },
    // Firefox doesn't cache a page for Back while a request is running, and a fresh page doesn't
    // show when none is left, so there it is a matter of luck.
    {
      name: 'firefox',
      testIgnore: 'session.engine.ts',
      use: { start: 'firefox', port: PORT },
    },
  ],
  webServer: {
    command: `node cli/bin/portal.cjs serve --port ${PORT} --static dist`,
    cwd: new URL('../..', import.meta.url).pathname,
    url: `http://127.0.0.1:${PORT}/config.json`,
    stdout: 'ignore',
  },
});
