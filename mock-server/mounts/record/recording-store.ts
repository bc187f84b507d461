import { BEGIN, RECORDING_KEY } from './recording-key';
import { pageShown } from './page-shown';
import { isStruckNoted, type Beginning, type Recorded, type Shown, type Step } from './step';

/** A recording that is under way, or the test that it became. */
export interface KeptRecording {
  readonly isOn: boolean;
  readonly beginning: Beginning;
  readonly steps: readonly Recorded[];
  readonly failed: boolean;
  /** How many movements of money there were at the beginning. */
  readonly ledger: number;
  /** What the page showed that was left last. */
  readonly left: Shown | null;
  /** The test, once it is done. */
  readonly text: string | null;
}

/** What the tab remembers; null where it remembers nothing, or the browser lets it remember nothing. */
function stored(): string | null {
  try {
    return sessionStorage.getItem(RECORDING_KEY);
  } catch {
    return null;
  }
}

/** Whether a recording waits for this page. */
export const isToBegin = (): boolean => stored() === BEGIN;

/** The recording of this tab; null where there is none. */
export function readRecording(): KeptRecording | null {
  const text = stored();
  return text === null || text === BEGIN ? null : (JSON.parse(text) as KeptRecording);
}

export function keepRecording(recording: KeptRecording): void {
  sessionStorage.setItem(RECORDING_KEY, JSON.stringify(recording));
}

/** Changes the recording, if one is under way. */
export function changeRecording(how: (kept: KeptRecording) => KeptRecording): void {
  const kept = readRecording();
  if (kept?.isOn) keepRecording(how(kept));
}

/**
 * Notes what was done to the world or to the whole page, with what was shown before: what takes a while
 * hands that over, for by its end the page may show already what it led to.
 */
export function noteOutside(step: Step, before?: Shown): void {
  changeRecording((kept) => {
    const now = before ?? pageShown();
    const shown = now.screen === null ? kept.left : now;
    return { ...kept, steps: [...kept.steps, { step, shown }] };
  });
}

/** What is shown before something is done that takes a while; undefined while nothing is recorded. */
export const shownBefore = (): Shown | undefined =>
  readRecording()?.isOn === true ? pageShown() : undefined;

/** Notes that all faults have struck, where that was not noted yet. */
export function noteStruck(): void {
  changeRecording((kept) =>
    isStruckNoted(kept.steps)
      ? kept
      : { ...kept, steps: [...kept.steps, { step: { do: 'faults struck' }, shown: null }] },
  );
}
