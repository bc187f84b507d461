import { isArmedForces } from './places';

/** First digits of the ZIP codes of each armed forces "state" (USPS Publication 28, section 238). */
const MILITARY_ZIP: Readonly<Record<string, string>> = { AA: '340', AE: '09', AP: '96' };

/** Army or fleet post office, or diplomatic post office. */
const MILITARY_CITY = /^(?:APO|FPO|DPO)$/i;

/** Returns why a city can't be in a state; null if it can. */
export function militaryCityProblem(city: string, state: string): string | null {
  return !isArmedForces(state) || MILITARY_CITY.test(city)
    ? null
    : `City must be APO, FPO or DPO for the state ${state}`;
}

/**
 * Returns why a ZIP code can't be in a state; null if it can. Only checks armed forces addresses.
 */
export function militaryZipProblem(zip: string, state: string): string | null {
  const start = MILITARY_ZIP[state];
  return start === undefined || zip.startsWith(start)
    ? null
    : `ZIP code must start with ${start} for the state ${state}`;
}
