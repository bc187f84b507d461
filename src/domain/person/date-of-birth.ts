import * as v from 'valibot';
import { birthdayAt, isoDate, isRealDate } from '../../catalogue/birthday';
import { LIMITS } from '../../catalogue/limits';
import { normalizeText } from '../../catalogue/normalize-text';
import { clock } from '../../services/clock';
import { TypedText } from '../text/text-rules';

export interface DateParts {
  readonly month: string;
  readonly day: string;
  readonly year: string;
}

export type DatePart = keyof DateParts;

export interface DateOfBirthProblem {
  readonly message: string;
  readonly parts: readonly DatePart[];
  /** For minors: first day on which they can apply, YYYY-MM-DD. */
  readonly canApplyFrom?: string;
}

const PARTS: readonly DatePart[] = ['month', 'day', 'year'];

/** YYYY-MM-DD in the applicant's time zone. */
export function localToday(): string {
  const now = clock.date();
  return isoDate(now.getFullYear(), now.getMonth() + 1, now.getDate());
}

/** Valid only if findDateOfBirthProblem returns null. */
export function toIsoDate(parts: DateParts): string {
  return isoDate(Number(parts.year), Number(parts.month), Number(parts.day));
}

/** Empty for null. */
export function toDateParts(date: string | null | undefined): DateParts {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date ?? '');
  if (!match) return { month: '', day: '', year: '' };
  return { month: String(Number(match[2])), day: String(Number(match[3])), year: match[1] ?? '' };
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Reads a complete date, such as one pasted into one part: 4/28/1986, 1986-04-28 or April 28, 1986.
 * Null for other texts.
 */
export function readFullDate(text: string): DateParts | null {
  const normalized = normalizeText(text).toLowerCase();
  const numbers =
    /^(?<month>\d{1,2})[-/. ](?<day>\d{1,2})[-/. ](?<year>\d{4})$/.exec(normalized) ??
    /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/.exec(normalized) ??
    /^(?<month>[a-z]{3,9})\.? (?<day>\d{1,2}),? (?<year>\d{4})$/.exec(normalized);
  const { month = '', day = '', year = '' } = numbers?.groups ?? {};
  const number = /^\d/.test(month) ? Number(month) : MONTHS.indexOf(month.slice(0, 3)) + 1;
  if (!isRealDate(Number(year), number, Number(day))) return null;
  return { month: String(number), day: String(Number(day)), year };
}

function list(parts: readonly DatePart[]): string {
  return parts.length === 2 ? `${parts[0]} and ${parts[1]}` : (parts[0] ?? '');
}

/** Most basic check first; null if valid. */
export function findDateOfBirthProblem(
  typed: DateParts,
  options: { readonly minimumAge: number; readonly today: string },
): DateOfBirthProblem | null {
  const parts = {
    month: normalizeText(typed.month),
    day: normalizeText(typed.day),
    year: normalizeText(typed.year),
  };
  const missing = PARTS.filter((part) => parts[part] === '');
  if (missing.length === PARTS.length) {
    return { message: 'Enter your date of birth', parts: PARTS };
  }
  if (missing.length > 0) {
    return { message: `Date of birth must include a ${list(missing)}`, parts: missing };
  }
  if (!/^\d{1,2}$/.test(parts.day) || !/^\d{1,2}$/.test(parts.month) || /\D/.test(parts.year)) {
    return { message: 'Date of birth must be a real date', parts: PARTS };
  }
  if (parts.year.length !== 4) {
    return { message: 'Year must include 4 numbers', parts: ['year'] };
  }
  const [year, month, day] = [Number(parts.year), Number(parts.month), Number(parts.day)];
  if (!isRealDate(year, month, day)) {
    return { message: 'Date of birth must be a real date', parts: PARTS };
  }
  if (year < LIMITS.minBirthYear) {
    return { message: `Year must be ${LIMITS.minBirthYear} or later`, parts: ['year'] };
  }
  const date = isoDate(year, month, day);
  if (date >= options.today) {
    return { message: 'Date of birth must be in the past', parts: PARTS };
  }
  const canApplyFrom = birthdayAt(date, options.minimumAge);
  if (canApplyFrom > options.today) {
    return {
      message: `You must be ${options.minimumAge} or older to apply`,
      parts: PARTS,
      canApplyFrom,
    };
  }
  return null;
}

/** The message is at the first invalid part; outputs YYYY-MM-DD. */
export function dateOfBirth(minimumAge: () => number) {
  return v.pipe(
    v.object({ month: TypedText, day: TypedText, year: TypedText }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const problem = findDateOfBirthProblem(dataset.value, {
        minimumAge: minimumAge(),
        today: localToday(),
      });
      const [key] = problem?.parts ?? [];
      if (!problem || !key) return;
      const { value } = dataset;
      addIssue({
        message: problem.message,
        path: [{ type: 'object', origin: 'value', input: value, key, value: value[key] }],
      });
    }),
    v.transform(toIsoDate),
  );
}
