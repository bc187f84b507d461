/** Business constants the portal and its mock agree on. Units are in the names or comments. */
export const LIMITS = {
  /** Years; see useStateAgeOverrides. */
  minAge: 18,
  /** Whether the ages of `stateAge` count; off until counsel says so. */
  useStateAgeOverrides: false,
  stateAge: { AL: 19, NE: 19, MS: 21, PR: 21 } as Readonly<Record<string, number>>,
  /** Whole dollars. */
  income: { max: 9_999_999 },
  otp: { ttlMin: 10, resendSec: 30, maxTries: 5 },
  session: { warnSec: 120 },
  offer: { validDays: 30 },
  freeze: { dueDays: 30 },
  incomplete: { dueDays: 30 },
  inactive: { days: 90 },
  poll: { sec: 30 },
  toast: { ms: 5000, max: 2 },
  upload: { maxFiles: 5, maxBytes: 10 * 1024 * 1024 },
} as const;

/** The age from which a resident of `state` can apply. */
export function minimumAge(state: string | null): number {
  const override = state === null ? undefined : LIMITS.stateAge[state];
  return LIMITS.useStateAgeOverrides && override !== undefined ? override : LIMITS.minAge;
}
