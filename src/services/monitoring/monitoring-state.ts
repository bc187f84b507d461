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

/** Records this session although it is none of the sample. False where monitoring was not started. */
export function forceReplay(): boolean {
  replay?.start({ force: true });
  return replay !== null;
}
