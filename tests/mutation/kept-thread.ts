// Stryker switches mutants in loaded code. Loading modules takes most of a mutant's time, so this
// Vitest worker thread is reused for all mutants.
import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PoolOptions, PoolRunnerInitializer, PoolWorker, WorkerRequest } from 'vitest/node';

/** Leftovers of runs add up, so the thread is replaced after this many. */
const RUNS = 100;

let kept: { readonly thread: Worker; runs: number } | null = null;

async function replaceAfter(runs: number): Promise<void> {
  if (kept === null || kept.runs < runs) return;
  const { thread } = kept;
  kept = null;
  await thread.terminate();
}

class KeptThread implements PoolWorker {
  readonly name = 'kept-thread';
  readonly #events = new EventEmitter();
  readonly #create: () => Worker;
  /** Mutants of code that runs on module load, and their coverage, need a new thread. */
  readonly #isFresh: boolean;
  #thread: Worker | null = null;
  #forward: (message: unknown) => void = () => undefined;

  constructor({ distPath, env, execArgv, project }: PoolOptions) {
    const { mode, mutantActivation } = project.getProvidedContext() as Record<string, unknown>;
    this.#isFresh = mode !== 'mutant' || mutantActivation === 'static';
    this.#create = () =>
      new Worker(join(distPath, 'workers/threads.js'), {
        env,
        execArgv,
        stdout: true,
        stderr: true,
      });
  }

  async start(): Promise<void> {
    if (this.#isFresh) {
      this.#thread = this.#create();
    } else {
      await replaceAfter(RUNS);
      kept ??= { thread: this.#create(), runs: 0 };
      kept.runs += 1;
      this.#thread = kept.thread;
    }
    this.#forward = (message) => this.#events.emit('message', message);
    this.#thread.on('message', this.#forward);
    this.#thread.once('error', (error) => this.#events.emit('error', error));
  }

  send(message: WorkerRequest): void {
    if (message.type === 'stop' && !this.#isFresh) {
      this.#events.emit('message', { type: 'stopped', __vitest_worker_response__: true });
    } else {
      this.#thread?.postMessage(message);
    }
  }

  async stop(): Promise<void> {
    this.#thread?.off('message', this.#forward);
    this.#thread?.removeAllListeners('error');
    if (this.#isFresh) await this.#thread?.terminate();
  }

  on(event: string, callback: (argument: unknown) => void): void {
    this.#events.on(event, callback);
  }

  off(event: string, callback: (argument: unknown) => void): void {
    this.#events.off(event, callback);
  }

  deserialize(data: unknown): unknown {
    return data;
  }
}

export const KEPT_THREAD: PoolRunnerInitializer = {
  name: 'kept-thread',
  createPoolWorker: (options) => new KeptThread(options),
};
