import { defineConfig } from '@playwright/test';
import { patience } from '../../cli/browser/patience';
import type { EngineOptions } from './test';

const PORT = Number(process.env['PORTAL_TEST_ENGINES_PORT'] ?? 4330);

/** The cases of `npm run test:engines`, once in each engine. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  testMatch: '*.engine.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  timeout: 6 * patience(),
  reporter: 'list',
  projects: [
    { name: 'webkit', use: { start: 'webkit', port: PORT } },
    // Firefox keeps no page for Back that still has a request on its way, and nothing in the page tells when
    // a fresh one has none left: whether it keeps it is a matter of luck there.
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
