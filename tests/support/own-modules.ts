import { afterAll, vi } from 'vitest';

/**
 * The files of a worker share what comes from packages; modules of ours start anew in each. Registered before any
 * case’s own, this runs after them: a module that is still on its way as its file ends would fail the run.
 */
afterAll(async () => {
  await vi.dynamicImportSettled();
  vi.resetModules();
});
