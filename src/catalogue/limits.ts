/** Business constants that rules, texts and the mock share. Pure data. */
export const LIMITS = {
  /** Maximum lengths in Unicode code points after normalizing (spec 5). */
  length: { name: 50, email: 255, address: 35, city: 100, state: 35, zip: 5, referralCode: 32 },
  /** Characters of a verification code and digits of a tax ID (spec 5). */
  codeLength: 6,
  taxIdDigits: 9,
  /** Years (spec 5); states' own ages only count if `useStateAgeOverrides` is set. */
  minAge: 18,
  useStateAgeOverrides: false,
  stateAge: { AL: 19, NE: 19, MS: 21, PR: 21 } as Readonly<Record<string, number>>,
  /** Earliest plausible year of birth. */
  minBirthYear: 1900,
  /** Whole dollars a year. */
  income: { max: 9_999_999 },
  /** Paid hours: a week has 168. */
  hoursAWeek: { max: 168 },
  otp: { ttlMin: 10, resendSec: 30, maxTries: 5, maxSent: 5, windowMin: 10 },
  /** Timeout of a request with all attempts, or of a stalled upload, seconds. */
  answer: { limitSec: 30 },
  /** How long before its end a session warning appears, seconds. */
  session: { warnSec: 120 },
  /** Minimum and maximum credit line of items, and minimum per item, cents; days. */
  item: {
    minLine: 20_000,
    maxLine: 1_000_000,
    minItem: 5_000,
    maxItems: 100,
    estimateValidDays: 30,
    shipByDays: 14,
  },
  /** Limits of the answers about an item. */
  itemAnswers: {
    /** Grams, after conversion. */
    grams: { max: 1000 },
    /** Per stone. */
    carats: { min: 0.01, max: 50 },
    stones: { min: 1, max: 200 },
    /** All smaller stones together. */
    smallStones: { max: 20 },
    ringSize: { min: 3, max: 15, step: 0.5 },
    lengthInches: { min: 10, max: 40 },
    /** Earliest year of a watch. */
    year: { min: 1900 },
    description: { min: 10, max: 500 },
    /** Maximum lengths: of a stamp, a reference or report number; of a name, maker or model. */
    code: 20,
    name: 50,
  },
  /**
   * Minimum and maximum deposit, suggested amounts, and the minimum first payment over time, cents.
   * Days to pay all of it.
   */
  cash: {
    minLine: 20_000,
    maxLine: 300_000,
    step: 5000,
    quickPicks: [20_000, 30_000, 50_000, 100_000],
    minDeposit: 2000,
    windowDays: 35,
  },
  /**
   * Digits of card and account numbers, and the number of bank days to choose a first deposit from.
   */
  payment: {
    cardDigits: { min: 13, max: 19 },
    accountDigits: { min: 4, max: 17 },
    /** Valid expiry years of a card. */
    expiryYears: { min: 2000, max: 2099 },
    firstDays: 10,
  },
  offer: { validDays: 30 },
  /** Days to lift a freeze or to send missing documents. */
  freeze: { dueDays: 30 },
  incomplete: { dueDays: 30 },
  /** Days without activity after which an application is closed. */
  inactive: { days: 90 },
  /** Poll interval of a visible status screen, seconds. */
  poll: { sec: 30 },
  /** How long a toast with Undo stays, ms: longer than a confirmation. */
  toast: { undoMs: 10_000 },
  upload: { maxFiles: 5, maxBytes: 10_000_000 },
} as const;

/** Returns the minimum age of applicants in `state` (two letters; null if unknown), years. */
export function minimumAge(
  state: string | null,
  useOverrides: boolean = LIMITS.useStateAgeOverrides,
): number {
  const own = state === null ? undefined : LIMITS.stateAge[state];
  return useOverrides && own !== undefined ? own : LIMITS.minAge;
}
