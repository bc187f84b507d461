import * as v from 'valibot';
import {
  cardDigits,
  passesLuhn,
  securityCodeLength,
  type CardBrandName,
} from '../../../catalogue/payment-identifiers';
import { LIMITS } from '../../../catalogue/limits';
import { ZipCode } from '../../../forms/fields/address-rules';
import { holderName } from '../common/bank-account';

const { min, max } = LIMITS.payment.cardDigits;

const CardNumber = v.pipe(
  v.string(),
  v.transform((text) => cardDigits(text)),
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

/** A month of a year, 1–12. */
export interface Expiry {
  readonly month: number;
  readonly year: number;
}

/** Reads MM/YY, MMYY and MM/YYYY; null for whatever is not a month of a year that a card can have. */
export function parseExpiry(text: string): Expiry | null {
  const compact = text.replaceAll(/\s/g, '');
  const [, month = '', short, long] =
    /^(\d{1,2})[/-](?:(\d{2})|(\d{4}))$/.exec(compact) ??
    /^(\d{2})(?:(\d{2})|(\d{4}))$/.exec(compact) ??
    [];
  const year = short === undefined ? Number(long) : 2000 + Number(short);
  const number = Number(month);
  const { expiryYears } = LIMITS.payment;
  const isYear = Number.isInteger(year) && year >= expiryYears.min && year <= expiryYears.max;
  return number >= 1 && number <= 12 && isYear ? { month: number, year } : null;
}

/** What the rules depend on while the fields are filled in. */
export interface CardRules {
  brand(): CardBrandName;
  /** The present month. */
  thisMonth(): Expiry;
}

export const EXPIRED = 'This card has expired. Use a different card';

function expiryDate(thisMonth: CardRules['thisMonth']) {
  return v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const expiry = parseExpiry(dataset.value);
      const now = thisMonth();
      const past = expiry !== null && expiry.year * 12 + expiry.month < now.year * 12 + now.month;
      if (expiry !== null && !past) return expiry;
      const message =
        dataset.value.trim() === ''
          ? 'Enter the expiration date'
          : past
            ? EXPIRED
            : 'Expiration date must be in the format month/year, like 08/29';
      addIssue({ message });
      return NEVER;
    }),
  );
}

function securityCode(brand: CardRules['brand']) {
  return v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const code = dataset.value.trim();
      const digits = securityCodeLength(brand());
      if (/^\d+$/.test(code) && code.length === digits) return code;
      addIssue({
        message: code === '' ? 'Enter the security code' : `Security code must be ${digits} digits`,
      });
      return NEVER;
    }),
  );
}

/** The fields of the payment frame. */
export function cardSchema({ brand, thisMonth }: CardRules) {
  return v.object({
    number: CardNumber,
    expiry: expiryDate(thisMonth),
    securityCode: securityCode(brand),
    name: holderName('Name on card', 'Enter the name on the card'),
    billingZip: ZipCode,
  });
}

/** A checked card. Leaves the frame in one call only: the one that exchanges it for a token. */
export type Card = v.InferOutput<ReturnType<typeof cardSchema>>;
