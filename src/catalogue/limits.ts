export const LIMITS = {
  /** Unicode code points after normalizing (spec 5). */
  length: { name: 50, email: 255, address: 35, city: 100, state: 35, zip: 5, referralCode: 32 },
  /** Spec 5: characters of a code, digits of a tax ID. */
  codeLength: 6,
  taxIdDigits: 9,
  minAge: 18,
  useStateAgeOverrides: false,
  stateAge: { AL: 19, NE: 19, MS: 21, PR: 21 } as Readonly<Record<string, number>>,
  minBirthYear: 1900,
  /** Per year, in dollars. */
  income: { max: 9_999_999 },
  /** A week has 168 hours. */
  hoursAWeek: { max: 168 },
  otp: { ttlMin: 10, resendSec: 30, maxTries: 5, maxSent: 5, windowMin: 10 },
  /** Longest request with all attempts, or stalled upload, seconds. */
  answer: { limitSec: 30 },
  /** Seconds before the session's end. */
  session: { warnSec: 120 },
  /** Amounts in cents, windows in days. */
  item: {
    minLine: 20_000,
    maxLine: 1_000_000,
    minItem: 5_000,
    maxItems: 100,
    estimateValidDays: 30,
    shipByDays: 14,
  },
  itemAnswers: {
    /** After conversion to grams. */
    grams: { max: 1000 },
    /** Per stone. */
    carats: { min: 0.01, max: 50 },
    stones: { min: 1, max: 200 },
    /** Carats of all smaller stones together. */
    smallStones: { max: 20 },
    ringSize: { min: 3, max: 15, step: 0.5 },
    lengthInches: { min: 10, max: 40 },
    year: { min: 1900 },
    description: { min: 10, max: 500 },
    /** `code`: stamp, reference or report number. The other one: name, maker, model. */
    code: 20,
    name: 50,
  },
  /** Cents: line, suggestions, first payment over time. Days to pay the entire deposit. */
  cash: {
    minLine: 20_000,
    maxLine: 300_000,
    step: 5000,
    quickPicks: [20_000, 30_000, 50_000, 100_000],
    minDeposit: 2000,
    windowDays: 35,
  },
  /** Digits; number of bank days to choose the first deposit from. */
  payment: {
    cardDigits: { min: 13, max: 19 },
    accountDigits: { min: 4, max: 17 },
    expiryYears: { min: 2000, max: 2099 },
    firstDays: 10,
  },
  offer: { validDays: 30 },
  /** To lift a freeze or send missing documents. */
  freeze: { dueDays: 30 },
  incomplete: { dueDays: 30 },
  /** Applications without activity are closed after this. */
  inactive: { days: 90 },
  /** Polling of a visible status screen, seconds. */
  poll: { sec: 30 },
  /** A toast with Undo stays longer than a confirmation. */
  toast: { undoMs: 10_000 },
  upload: { maxFiles: 5, maxBytes: 10_000_000 },
} as const;

/** Years; `state` is a two-letter code, or null if unknown. */
export function minimumAge(
  state: string | null,
  useOverrides: boolean = LIMITS.useStateAgeOverrides,
): number {
  const own = state === null ? undefined : LIMITS.stateAge[state];
  return useOverrides && own !== undefined ? own : LIMITS.minAge;
}
