import { afterAll, vi } from 'vitest';

/**
 * Test files of a worker share packages; our own modules are loaded again in each. Registered
 * before a test’s own hooks, so it runs after them: a module that is still loading when its file
 * ends would fail the run.
 */
afterAll(async () => {
  await vi.dynamicImportSettled();
  vi.resetModules();
});
