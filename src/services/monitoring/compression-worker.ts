import { log } from '../log';
import { trust } from '../trusted-types/default-policy';

/** As in spec 4. */
export type CompressionWorkerState = 'not-started' | 'starting' | 'failed' | 'ready';

/** Longest wait for the worker's first message, ms. */
const TIMEOUT = 30_000;

const HINT =
  "Check that the Content-Security-Policy of this page allows it: worker-src 'self' is enough; blob: is not needed";

let state: CompressionWorkerState = 'not-started';

export function compressionWorkerState(): CompressionWorkerState {
  return state;
}

function answer(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('a timeout occurred')), TIMEOUT);
    const settle = (finish: () => void) => (): void => {
      clearTimeout(timer);
      finish();
    };
    worker.addEventListener(
      'error',
      settle(() => reject(new Error('the script did not run'))),
    );
    worker.addEventListener('message', settle(resolve));
    worker.postMessage({ action: 'init' }, []);
  });
}

/**
 * Tests once per page whether the worker can run. If the CSP forbids it, monitoring continues
 * without recording. Logs failures with a hint (spec 8).
 */
export async function startCompressionWorker(address: string): Promise<boolean> {
  if (state !== 'not-started') return state === 'ready';
  state = 'starting';
  trust({ scripts: [address] });
  let worker: Worker | null = null;
  try {
    worker = new Worker(address);
    await answer(worker);
    state = 'ready';
  } catch (error) {
    state = 'failed';
    const why = error instanceof Error ? error.message : String(error);
    log.warn('The compression worker could not start, so nothing is recorded', { why, hint: HINT });
  }
  worker?.terminate();
  return compressionWorkerState() === 'ready';
}
