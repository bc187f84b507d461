import { isAllowed } from '../consent/consent';
import { compressionWorkerState } from './compression-worker';
import type { Replay, ReplayState } from './replay';

let replay: Replay | null = null;

/** Notes the recording of this page, once monitoring has started. */
export function noteReplay(made: Replay): void {
  replay = made;
}

/** How far the recording is; stopped, too, where monitoring was never started. */
export function replayState(): ReplayState {
  return replay?.state() ?? 'stopped';
}

/** Records this session although it is none of the sample. False where nothing can or may be recorded. */
export function forceReplay(): boolean {
  const canRecord = compressionWorkerState() === 'ready' && isAllowed('performance');
  if (replay === null || !canRecord) return false;
  replay.start({ force: true });
  return true;
}
