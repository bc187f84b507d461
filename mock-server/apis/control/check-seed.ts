import { decodeSeed, type Seed } from '../../scenario/seed';
import { combinationProblem } from '../../scenario/combination';
import { startState } from './world-rules';

/** A seed that can be played, or what is wrong with it in words for a person. */
export type CheckedSeed =
  | { readonly ok: true; readonly seed: Seed }
  | { readonly ok: false; readonly title: string; readonly detail: string };

/** The way on from a link that cannot be played: it changes nothing, so what was there before is one press away. */
export const WITHOUT_SEED = { label: 'Go On Without This Link', href: '/' } as const;

const TITLES = {
  malformed: 'This seed link is damaged',
  'other-version': 'This seed link is of another version',
} as const;

/** What is wrong with a seed that can be read: its parts must exist and go together. Null: nothing. */
export function seedProblem(seed: Seed): string | null {
  try {
    startState(seed, { machineNow: 0, frozen: true });
    return combinationProblem(seed);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Reads a seed and tries it out: its persona and faults must exist too. Changes nothing, never throws. */
export function checkSeed(text: string): CheckedSeed {
  const decoded = decodeSeed(text);
  if (!decoded.ok) return { ok: false, title: TITLES[decoded.problem], detail: decoded.detail };
  const detail = seedProblem(decoded.seed);
  return detail === null
    ? decoded
    : { ok: false, title: 'This seed link cannot be played', detail };
}
