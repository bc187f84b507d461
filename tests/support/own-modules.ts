import { afterAll, vi } from 'vitest';

/**
 * Files of a worker share packages; our own modules load again in each. Registered before a test’s
 * own hooks, so it runs after them: a module still loading when its file ends would fail the run.
 */
afterAll(async () => {
  await vi.dynamicImportSettled();
  vi.resetModules();
});
