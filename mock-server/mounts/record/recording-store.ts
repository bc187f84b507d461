import { BEGIN, RECORDING_KEY } from './recording-key';
import { pageShown } from './page-shown';
import { isStruckNoted, type Beginning, type Recorded, type Shown, type Step } from './step';

/** A recording in progress, or the finished test. */
export interface StoredRecording {
  readonly isOn: boolean;
  readonly beginning: Beginning;
  readonly steps: readonly Recorded[];
  readonly failed: boolean;
  /** Number of ledger entries at the start. */
  readonly ledger: number;
  /** State of the page that was left last. */
  readonly left: Shown | null;
  /** The test, once finished. */
  readonly text: string | null;
}

/** Returns the tab's stored value; null if there is none or the browser refuses storage. */
function stored(): string | null {
  try {
    return sessionStorage.getItem(RECORDING_KEY);
  } catch {
    return null;
  }
}

/** Whether a recording waits for this page. */
export const isToBegin = (): boolean => stored() === BEGIN;

/** Returns this tab's recording, or null. */
export function readRecording(): StoredRecording | null {
  const text = stored();
  return text === null || text === BEGIN ? null : (JSON.parse(text) as StoredRecording);
}

export function storeRecording(recording: StoredRecording): void {
  sessionStorage.setItem(RECORDING_KEY, JSON.stringify(recording));
}

/** Changes the recording in progress, if any. */
export function changeRecording(how: (kept: StoredRecording) => StoredRecording): void {
  const kept = readRecording();
  if (kept?.isOn) storeRecording(how(kept));
}

/**
 * Records a change of the world or the entire page, and the page before it. Slow changes pass
 * `before`, because the page may already show the result when they end.
 */
export function recordExternalStep(step: Step, before?: Shown): void {
  changeRecording((kept) => {
    const now = before ?? pageShown();
    const shown = now.screen === null ? kept.left : now;
    return { ...kept, steps: [...kept.steps, { step, shown }] };
  });
}

/** Returns the page before a slow change; undefined if nothing is recorded. */
export const pageBeforeStep = (): Shown | undefined =>
  readRecording()?.isOn === true ? pageShown() : undefined;

/** Records that all faults were triggered, once. */
export function noteStruck(): void {
  changeRecording((kept) =>
    isStruckNoted(kept.steps)
      ? kept
      : { ...kept, steps: [...kept.steps, { step: { do: 'faults struck' }, shown: null }] },
  );
}
