// What Vitest runs for each mutant: the cases of one part alone, named by run.mjs.
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import base from '../../vite.config.ts';
import { patience } from '../../cli/browser/patience.ts';
import { SHARED } from '../support/unit-projects.ts';
import { KEPT_THREAD } from './kept-thread.ts';

/**
 * A file of cases that a mutant keeps from loading has no case that could fail, and would count as a
 * mutant that nobody noticed. As an error of the run it counts as code that cannot run.
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

/** Chosen later than the runner's own choice of a pool. */
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
      // A mutant that keeps an answer from ever coming is noticed by the case that waits. Left to the limit of the
      // whole run it costs the worker, too, and all that it had loaded.
      testTimeout: patience() / 4,
      hookTimeout: patience() / 4,
      include: JSON.parse(process.env['PORTAL_MUTATION_CASES'] ?? '[]'),
      // One module graph for all files of cases: making it anew for each is most of the time.
      isolate: false,
      reporters: [new LoadErrors()],
    },
  };
});
