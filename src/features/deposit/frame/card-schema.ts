import * as v from 'valibot';
import {
  cardBrand,
  passesLuhn,
  securityCodeLength,
  type CardBrandName,
} from '../../../catalogue/payment-identifiers';
import { normalizeText, withoutSeparators } from '../../../catalogue/normalize-text';
import { LIMITS } from '../../../catalogue/limits';
import { ZipCode } from '../../../forms/fields/address-rules';
import { holderName } from '../common/bank-account';

const { min, max } = LIMITS.payment.cardDigits;

const CardNumber = v.pipe(
  v.string(),
  v.transform(withoutSeparators),
  v.nonEmpty('Enter the card number'),
  v.check(
    (text) => text === '' || (/^\d+$/.test(text) && text.length >= min && text.length <= max),
    'Check the card number. It doesn’t look complete',
  ),
  v.check(
    (text) => !/^\d+$/.test(text) || text.length < min || text.length > max || passesLuhn(text),
    'Check the card number. One or more digits are wrong',
  ),
);

/** `month` is 1 to 12. */
export interface Expiry {
  readonly month: number;
  readonly year: number;
}

/** The month comes first, except before a year with four digits. */
const EXPIRY_FORMATS = [
  /^(?<month>\d{1,2}) ?[-/. ] ?(?<year>\d{2}|\d{4})$/,
  /^(?<year>\d{4}) ?[-/. ] ?(?<month>\d{1,2})$/,
  /^(?<month>\d{2})(?<year>\d{2}|\d{4})$/,
  /^(?<year>\d{4})(?<month>\d{2})$/,
];

/** Parses 08/29, 0829, 8/2029 or 2029-08; returns null for anything else. */
export function parseExpiry(text: string): Expiry | null {
  const typed = normalizeText(text);
  const years = LIMITS.payment.expiryYears;
  for (const format of EXPIRY_FORMATS) {
    const groups = format.exec(typed)?.groups;
    const month = Number(groups?.['month']);
    const year = Number(groups?.['year']?.padStart(4, '20'));
    if (month >= 1 && month <= 12 && year >= years.min && year <= years.max) return { month, year };
  }
  return null;
}

export const EXPIRED = 'This card has expired. Use a different card';

function expiryDate(thisMonth: () => Expiry) {
  return v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const expiry = parseExpiry(dataset.value);
      const now = thisMonth();
      const past = expiry !== null && expiry.year * 12 + expiry.month < now.year * 12 + now.month;
      if (expiry !== null && !past) return expiry;
      const message =
        normalizeText(dataset.value) === ''
          ? 'Enter the expiration date'
          : past
            ? EXPIRED
            : 'Expiration date must be in the format month/year, like 08/29';
      addIssue({ message });
      return NEVER;
    }),
  );
}

function securityCode(brand: CardBrandName) {
  return v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const code = withoutSeparators(dataset.value);
      const digits = securityCodeLength(brand);
      if (/^\d+$/.test(code) && code.length === digits) return code;
      addIssue({
        message: code === '' ? 'Enter the security code' : `Security code must be ${digits} digits`,
      });
      return NEVER;
    }),
  );
}

const WithNumber = v.object({ number: v.string() });

export const brandOf = (number: string): CardBrandName => cardBrand(withoutSeparators(number));

/** The length of the security code depends on the card's brand. */
export function cardSchema(thisMonth: () => Expiry) {
  return v.lazy((values) =>
    v.object({
      number: CardNumber,
      expiry: expiryDate(thisMonth),
      securityCode: securityCode(v.is(WithNumber, values) ? brandOf(values.number) : 'OTHER'),
      name: holderName('Name on card', 'Enter the name on the card'),
      billingZip: ZipCode,
    }),
  );
}

/** A valid card. It leaves the frame only in the call that exchanges it for a token. */
export type Card = v.InferOutput<ReturnType<typeof cardSchema>>;
