/** Business constants: numbers that a rule, a text and the mock have to agree on. Pure data. */
export const LIMITS = {
  /** Longest values, in Unicode code points after normalising (spec 5). */
  length: { name: 50, email: 255, address: 35, city: 100, state: 35, zip: 5, referralCode: 32 },
  /** Characters of a verification code and digits of a tax id (spec 5). */
  codeLength: 6,
  taxIdDigits: 9,
  /** Years (spec 5); the states' own ages count only where `useStateAgeOverrides` is set. */
  minAge: 18,
  useStateAgeOverrides: false,
  stateAge: { AL: 19, NE: 19, MS: 21, PR: 21 } as Readonly<Record<string, number>>,
  /** The first year of birth that is taken for real. */
  minBirthYear: 1900,
  /** Whole dollars a year. */
  income: { max: 9_999_999 },
  /** Hours of paid work: as many as a week has. */
  hoursAWeek: { max: 168 },
  otp: { ttlMin: 10, resendSec: 30, maxTries: 5, maxSent: 5, windowMin: 10 },
  /** How long an answer is waited for, with all attempts, or an upload that does not get on; seconds. */
  answer: { limitSec: 30 },
  /** How long before its end a session is said to end, seconds. */
  session: { warnSec: 120 },
  /** The least and the most that items can back, and the least for one item, cents; days. */
  item: {
    minLine: 20_000,
    maxLine: 1_000_000,
    minItem: 5_000,
    maxItems: 100,
    estimateValidDays: 30,
    shipByDays: 14,
  },
  /** What the questions about an item allow. */
  itemAnswers: {
    /** Grams, after conversion. */
    grams: { max: 1000 },
    /** Of one stone. */
    carats: { min: 0.01, max: 50 },
    stones: { min: 1, max: 200 },
    /** Of all the smaller stones together. */
    smallStones: { max: 20 },
    ringSize: { min: 3, max: 15, step: 0.5 },
    lengthInches: { min: 10, max: 40 },
    /** The first year that a watch can be of. */
    year: { min: 1900 },
    description: { min: 10, max: 500 },
    /** Longest texts: of a stamp, a reference or report number; of a name, maker or model. */
    code: 20,
    name: 50,
  },
  /**
   * What a deposit can back, and the amounts offered to pick from; the least that is paid at once when
   * the deposit is spread out. Cents. The days there are to pay all of it.
   */
  cash: {
    minLine: 20_000,
    maxLine: 300_000,
    step: 5000,
    quickPicks: [20_000, 30_000, 50_000, 100_000],
    minDeposit: 2000,
    windowDays: 35,
  },
  /** Digits of card and account numbers, and the bank days among which a first deposit can be made. */
  payment: {
    cardDigits: { min: 13, max: 19 },
    accountDigits: { min: 4, max: 17 },
    /** The years in which a card can expire. */
    expiryYears: { min: 2000, max: 2099 },
    firstDays: 10,
  },
  offer: { validDays: 30 },
  /** Days to lift a freeze or to send what is missing. */
  freeze: { dueDays: 30 },
  incomplete: { dueDays: 30 },
  /** Days without a sign of the applicant after which an application is closed. */
  inactive: { days: 90 },
  /** How often a status screen asks again while it is visible, seconds. */
  poll: { sec: 30 },
  /** How long a toast with Undo stays, ms: longer than one that only confirms. */
  toast: { undoMs: 10_000 },
  upload: { maxFiles: 5, maxBytes: 10_000_000 },
} as const;

/** Years from which a resident of `state` (two letters; null while unknown) can apply. */
export function minimumAge(
  state: string | null,
  useOverrides: boolean = LIMITS.useStateAgeOverrides,
): number {
  const own = state === null ? undefined : LIMITS.stateAge[state];
  return useOverrides && own !== undefined ? own : LIMITS.minAge;
}
