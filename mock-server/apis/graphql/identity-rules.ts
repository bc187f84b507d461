import { birthdayAt } from '../../../src/catalogue/birthday';
import { isTaxId } from '../../../src/catalogue/identifiers';
import { LIMITS, minimumAge } from '../../../src/catalogue/limits';
import { normalizeText, withoutSeparators } from '../../../src/catalogue/normalize-text';
import { dateOf } from '../../domain/lifecycle/zoned-time';
import { fieldInvalid, refusal } from '../../domain/rules/refusal';

/** Nine digits. Throws FIELD_INVALID; the message never repeats the number. */
export function readTaxId(field: string, value: string): string {
  const digits = withoutSeparators(value);
  if (!/^\d+$/.test(digits) || digits.length !== LIMITS.taxIdDigits) {
    throw fieldInvalid(field, `${field} must be ${LIMITS.taxIdDigits} digits`);
  }
  // The mock only accepts numbers that were never issued.
  if (!isTaxId(digits, 'sandbox')) {
    throw fieldInvalid(field, `${field} is neither a Social Security number nor an ITIN`);
  }
  return digits;
}

/**
 * `now` in ms since the epoch. Throws FIELD_INVALID for an impossible date, and AGE_BELOW_MINIMUM
 * with the date from which the person can apply.
 */
export function readBirthDate(
  field: string,
  value: string,
  options: { now: number; state: string | null },
): string {
  const dob = normalizeText(value);
  const real = /^\d{4}-\d{2}-\d{2}$/.test(dob) && birthdayAt(dob, 0) === dob;
  const today = dateOf(options.now);
  if (!real || dob < '1900-01-01' || dob >= today) {
    throw fieldInvalid(field, `${field} is not a date of birth`);
  }
  const eligibleOn = birthdayAt(dob, minimumAge(options.state));
  if (eligibleOn > today) {
    throw refusal('AGE_BELOW_MINIMUM', 'Too young to apply', { field, eligibleOn });
  }
  return dob;
}

/** Whole dollars. */
export function readIncome(field: string, value: number): number {
  if (value < 0 || value > LIMITS.income.max) {
    throw fieldInvalid(field, `${field} must be from 0 to ${LIMITS.income.max}`);
  }
  return value;
}
