// For each mutant, as set by run.mjs.
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import base from '../../vite.config.ts';
import { pageTimeout } from '../../cli/browser/page-timeout.ts';
import { SHARED } from '../support/unit-projects.ts';
import { KEPT_THREAD } from './kept-thread.ts';

/**
 * A test file that doesn't load has no failing test, so the mutant would count as undetected. As an
 * error of the run it counts as invalid code.
 */
class LoadErrors implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest) {
    this.#vitest = vitest;
  }

  onTestRunEnd(modules: readonly TestModule[]) {
    for (const error of modules.flatMap((module) => module.errors())) {
      this.#vitest?.state.catchError(error, 'Load Error');
    }
  }
}

/** Runs after the runner has chosen its own pool. */
const keepThread: Plugin = {
  name: 'keep-thread',
  configureVitest: ({ project }) => {
    Object.assign(project.config, { pool: KEPT_THREAD.name, poolRunner: KEPT_THREAD });
  },
};

export default defineConfig((env) => {
  const { define = {}, plugins = [] } = base(env);
  return {
    define,
    plugins: [...plugins, keepThread],
    test: {
      ...SHARED,
      // A mutant that blocks a response fails the waiting test. The timeout of the entire run would
      // also lose the worker and its loaded modules.
      testTimeout: pageTimeout() / 4,
      hookTimeout: pageTimeout() / 4,
      include: JSON.parse(process.env['PORTAL_MUTATION_CASES'] ?? '[]'),
      // One module graph for all test files: rebuilding it takes most of the time.
      isolate: false,
      reporters: [new LoadErrors()],
    },
  };
});
