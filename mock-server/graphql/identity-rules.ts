import { TAX_ID_DIGITS } from '../../src/catalogue/field-limits';
import { LIMITS } from '../../src/catalogue/limits';
import { dateOf } from '../lifecycle/zoned-time';
import { apiError, fieldInvalid } from './errors';

const SSN = /^(?!000|666|9\d\d)\d{3}(?!00)\d{2}(?!0000)\d{4}$/;
const ITIN = /^9\d{2}(?:5\d|6[0-5]|7\d|8[0-8]|9[0-2]|9[4-9])\d{4}$/;
/** Ranges never issued to anybody, with which people of this world are furnished. */
const SANDBOX = /^(666\d{2}|900(?:0[1-9]|[1-4]\d))(?!0000)\d{4}$/;

/** Nine digits of a tax id. Throws FIELD_INVALID; the message never repeats the number. */
export function readTaxId(field: string, value: string): string {
  const digits = value.replaceAll(/[\s-]/g, '');
  if (!/^\d+$/.test(digits) || digits.length !== TAX_ID_DIGITS) {
    throw fieldInvalid(field, `${field} must be ${TAX_ID_DIGITS} digits`);
  }
  if (![SSN, ITIN, SANDBOX].some((pattern) => pattern.test(digits))) {
    throw fieldInvalid(field, `${field} is neither a Social Security number nor an ITIN`);
  }
  return digits;
}

/** The date on which somebody born on `dob` is `years` old; February 29 counts as March 1 in common years. */
function birthday(dob: string, years: number): string {
  const [year = 0, month = 1, day = 1] = dob.split('-').map(Number);
  return new Date(Date.UTC(year + years, month - 1, day)).toISOString().slice(0, 10);
}

/** The age from which a resident of `state` can apply. */
function minimumAge(state: string | null): number {
  const ages: Readonly<Record<string, number>> = LIMITS.stateAge;
  const override = state === null ? undefined : ages[state];
  return LIMITS.useStateAgeOverrides && override !== undefined ? override : LIMITS.minAge;
}

/**
 * A birth date (YYYY-MM-DD) of somebody old enough at `now` (ms since the epoch). Throws FIELD_INVALID
 * for a date that is none, and AGE_BELOW_MINIMUM with the date from which the person can apply.
 */
export function readBirthDate(
  field: string,
  value: string,
  options: { now: number; state: string | null },
): string {
  const dob = value.trim();
  const real = /^\d{4}-\d{2}-\d{2}$/.test(dob) && birthday(dob, 0) === dob;
  const today = dateOf(options.now);
  if (!real || dob < '1900-01-01' || dob >= today) {
    throw fieldInvalid(field, `${field} is no date of birth`);
  }
  const eligibleOn = birthday(dob, minimumAge(options.state));
  if (eligibleOn > today) {
    throw apiError('AGE_BELOW_MINIMUM', 'Too young to apply', { field, eligibleOn });
  }
  return dob;
}

/** Annual income in whole dollars. */
export function readIncome(field: string, value: number): number {
  if (value < 0 || value > LIMITS.income.max) {
    throw fieldInvalid(field, `${field} must be from 0 to ${LIMITS.income.max}`);
  }
  return value;
}
