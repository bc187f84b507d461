import { pageTimeout } from '../../cli/browser/page-timeout';

/** Multiplies the number of cases, for nightly runs. */
export const TIMES = Number(process.env['PORTAL_FUZZ'] ?? 1);

/** The same seed repeats the same cases. */
const seed = Number(process.env['PORTAL_FUZZ_SEED'] ?? 1);

/** `count`: cases per normal run. */
export const cases = (count: number) => ({ numRuns: count * TIMES, seed });

export const timeLimit = { timeout: pageTimeout() * (1 + TIMES) };
