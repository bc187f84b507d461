import { isAllowed } from '../consent/consent';
import { compressionWorkerState } from './compression-worker';
import type { Replay, ReplayState } from './replay';

let replay: Replay | null = null;

/** Called once monitoring has started. */
export function noteReplay(made: Replay): void {
  replay = made;
}

/** `stopped` also means that monitoring never started. */
export function replayState(): ReplayState {
  return replay?.state() ?? 'stopped';
}

/**
 * Records a session outside the sample. Returns false if recording is impossible or not allowed.
 */
export function forceReplay(): boolean {
  const canRecord = compressionWorkerState() === 'ready' && isAllowed('performance');
  if (replay === null || !canRecord) return false;
  replay.start({ force: true });
  return true;
}
