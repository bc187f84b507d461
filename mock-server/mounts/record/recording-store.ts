import { BEGIN, RECORDING_KEY } from './recording-key';
import { pageShown } from './page-shown';
import { isStruckNoted, type Beginning, type Recorded, type Shown, type Step } from './step';

/** In progress or finished. */
export interface StoredRecording {
  readonly isOn: boolean;
  readonly beginning: Beginning;
  readonly steps: readonly Recorded[];
  readonly failed: boolean;
  /** At the start. */
  readonly ledger: number;
  /** The page that was left last. */
  readonly left: Shown | null;
  /** Null until the recording is finished. */
  readonly text: string | null;
}

/** Null if there is no value or the browser refuses storage. */
function stored(): string | null {
  try {
    return sessionStorage.getItem(RECORDING_KEY);
  } catch {
    return null;
  }
}

export const isToBegin = (): boolean => stored() === BEGIN;

export function readRecording(): StoredRecording | null {
  const text = stored();
  return text === null || text === BEGIN ? null : (JSON.parse(text) as StoredRecording);
}

export function storeRecording(recording: StoredRecording): void {
  sessionStorage.setItem(RECORDING_KEY, JSON.stringify(recording));
}

/** Does nothing without a recording in progress. */
export function changeRecording(how: (recording: StoredRecording) => StoredRecording): void {
  const recording = readRecording();
  if (recording?.isOn) storeRecording(how(recording));
}

/** Slow changes pass `before`, because the page may already show the result when they end. */
export function recordExternalStep(step: Step, before?: Shown): void {
  changeRecording((recording) => {
    const now = before ?? pageShown();
    const shown = now.screen === null ? recording.left : now;
    return { ...recording, steps: [...recording.steps, { step, shown }] };
  });
}

/** Undefined if nothing is recorded. */
export const pageBeforeStep = (): Shown | undefined =>
  readRecording()?.isOn === true ? pageShown() : undefined;

/** Records it once. */
export function noteStruck(): void {
  changeRecording((recording) =>
    isStruckNoted(recording.steps)
      ? recording
      : {
          ...recording,
          steps: [...recording.steps, { step: { do: 'faults struck' }, shown: null }],
        },
  );
}
