import { decodeSeed, type Seed } from '../../scenario/seed';
import { combinationProblem } from '../../scenario/combination';
import { startState } from './world-rules';

/** The problem is shown to people. */
export type CheckedSeed =
  | { readonly ok: true; readonly seed: Seed }
  | { readonly ok: false; readonly title: string; readonly detail: string };

/** Changes nothing, so the previous state is one click away. */
export const WITHOUT_SEED = { label: 'Go On Without This Link', href: '/' } as const;

const TITLES = {
  malformed: 'This seed link is damaged',
  'other-version': 'This seed link is of another version',
} as const;

/** Parts that don't exist or don't go together; null if there is no problem. */
export function seedProblem(seed: Seed): string | null {
  try {
    startState(seed, { machineNow: 0, frozen: true });
    return combinationProblem(seed);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Includes persona and faults. Changes nothing, never throws. */
export function checkSeed(text: string): CheckedSeed {
  const decoded = decodeSeed(text);
  if (!decoded.ok) return { ok: false, title: TITLES[decoded.problem], detail: decoded.detail };
  const detail = seedProblem(decoded.seed);
  return detail === null
    ? decoded
    : { ok: false, title: 'This seed link cannot be played', detail };
}
