import { afterAll, vi } from 'vitest';

/** The files of a worker share what comes from packages; modules of ours start anew in each. */
afterAll(() => {
  vi.resetModules();
});
