import * as v from 'valibot';
import { isRoutingNumber } from '../../../catalogue/payment-identifiers';
import { LIMITS } from '../../../catalogue/limits';
import { withoutSeparators } from '../../../catalogue/normalize-text';
import { isNumberForName } from '../../../catalogue/secret-numbers';
import { requiredText } from '../../../domain/text/text-rules';

export const ACCOUNT_TYPES = [
  { value: 'CHECKING', label: 'Checking' },
  { value: 'SAVINGS', label: 'Savings' },
] as const;

export type AccountType = (typeof ACCOUNT_TYPES)[number]['value'];

export const AccountTypeField = v.pipe(
  v.string(),
  v.check(
    (text) => ACCOUNT_TYPES.some(({ value }) => value === text),
    'Select checking or savings',
  ),
  v.transform((text) => text as AccountType),
);

/** Nine digits with the ABA check digit. */
export const RoutingNumber = v.pipe(
  v.string(),
  v.transform(withoutSeparators),
  v.nonEmpty('Enter your routing number'),
  v.check((text) => text === '' || /^\d{9}$/.test(text), 'Routing number must be 9 digits'),
  v.check(
    (text) => !/^\d{9}$/.test(text) || isRoutingNumber(text),
    'Check the routing number. We can’t find a bank with that number',
  ),
);

/** 4 to 17 digits. */
export const AccountNumber = v.pipe(
  v.string(),
  v.transform(withoutSeparators),
  v.nonEmpty('Enter your account number'),
  v.check(
    (text) => text === '' || /^\d{4,17}$/.test(text),
    'Account number must be between 4 and 17 digits',
  ),
);

/** Rejects card and account numbers as a holder's name. `label` is the field's label. */
export function holderName(label: string, empty: string) {
  return v.pipe(
    requiredText({
      empty,
      maximum: LIMITS.length.name,
      tooLong: `${label} must be ${LIMITS.length.name} characters or fewer`,
    }),
    v.check((text) => !isNumberForName(text), `${label} must be a name, not a number`),
  );
}

export const AccountName = holderName('Name on account', 'Enter the name on the account');
