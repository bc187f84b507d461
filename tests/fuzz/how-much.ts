import { patience } from '../../cli/browser/patience';

/** How many times what every run tries: PORTAL_FUZZ, for the nights. */
export const TIMES = Number(process.env['PORTAL_FUZZ'] ?? 1);

/** PORTAL_FUZZ_SEED: another number tries other cases, the same one the same. */
const seed = Number(process.env['PORTAL_FUZZ_SEED'] ?? 1);

/** So many cases of a property, where one is tried `count` times in every run. */
export const cases = (count: number) => ({ numRuns: count * TIMES, seed });

/** The time that a property may take. */
export const timeLimit = { timeout: patience() * (1 + TIMES) };
