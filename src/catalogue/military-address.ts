import { isArmedForces } from './places';

/** First digits by "state" (USPS Publication 28, section 238). */
const MILITARY_ZIP: Readonly<Record<string, string>> = { AA: '340', AE: '09', AP: '96' };

/** Army, fleet or diplomatic post office. */
const MILITARY_CITY = /^(?:APO|FPO|DPO)$/i;

/** Returns why the city can't be in the state, or null. */
export function militaryCityProblem(city: string, state: string): string | null {
  return !isArmedForces(state) || MILITARY_CITY.test(city)
    ? null
    : `City must be APO, FPO or DPO for the state ${state}`;
}

/** Returns why the ZIP code can't be in the state, or null. Only checks armed forces addresses. */
export function militaryZipProblem(zip: string, state: string): string | null {
  const start = MILITARY_ZIP[state];
  return start === undefined || zip.startsWith(start)
    ? null
    : `ZIP code must start with ${start} for the state ${state}`;
}
