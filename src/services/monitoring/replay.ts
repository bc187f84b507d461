/** As in spec 4. */
export type ReplayState = 'stopped' | 'waiting-to-start' | 'recording';

export interface Recorder {
  startSessionReplayRecording(options?: { force: boolean }): void;
  stopSessionReplayRecording(): void;
}

export interface Replay {
  /** Starts if the session was sampled or `force` is set, otherwise waits for one that is. */
  start(options?: { readonly force: boolean }): void;
  stop(): void;
  state(): ReplayState;
  /** Called with the session's state in everything that the library sends. */
  noteSession(hasReplay: boolean): void;
}

/** Recording stops when the page is left. */
export function createReplay(recorder: Recorder): Replay {
  let enabled = false;
  let records = false;
  const start: Replay['start'] = (options) => {
    enabled = true;
    recorder.startSessionReplayRecording(options);
  };
  const stop = (): void => {
    recorder.stopSessionReplayRecording();
    records = false;
    enabled = false;
  };
  let resumes = false;
  window.addEventListener('pagehide', () => {
    resumes = enabled;
    if (enabled) stop();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && resumes) start();
  });
  return {
    start,
    stop,
    state: () => (enabled ? (records ? 'recording' : 'waiting-to-start') : 'stopped'),
    noteSession: (hasReplay) => {
      records = enabled && hasReplay;
    },
  };
}
