import { pageTimeout } from '../../cli/browser/page-timeout';

/** PORTAL_FUZZ: multiplies the number of cases, for nightly runs. */
export const TIMES = Number(process.env['PORTAL_FUZZ'] ?? 1);

/** PORTAL_FUZZ_SEED: random seed; the same seed repeats the same cases. */
const seed = Number(process.env['PORTAL_FUZZ_SEED'] ?? 1);

/** Options of a property with `count` cases per normal run. */
export const cases = (count: number) => ({ numRuns: count * TIMES, seed });

export const timeLimit = { timeout: pageTimeout() * (1 + TIMES) };
