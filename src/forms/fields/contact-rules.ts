import * as v from 'valibot';
import { isEmail, toE164, TOLL_FREE_PHONE, US_PHONE } from '../../catalogue/identifiers';
import { LIMITS } from '../../catalogue/limits';
import { normalizeEmail, withoutSeparators } from '../../catalogue/normalize-text';
import { textLength, TypedText } from '../../domain/text/text-rules';

/** Mobile number; outputs E.164. */
export const Phone = v.pipe(
  TypedText,
  v.nonEmpty('Enter your mobile phone number'),
  v.transform(toE164),
  v.check(
    (phone) => US_PHONE.test(phone) || TOLL_FREE_PHONE.test(phone),
    'Enter a 10-digit US phone number, including the area code',
  ),
  v.check(
    (phone) => !TOLL_FREE_PHONE.test(phone),
    'Enter a mobile number. We can’t text toll-free numbers',
  ),
);

/** Accepts an address pasted from a mail program or a sentence. */
export const Email = v.pipe(
  v.string(),
  v.transform(normalizeEmail),
  v.nonEmpty('Enter your email address'),
  v.check(isEmail, 'Enter an email address in the correct format, like name@example.com'),
  v.check(
    (email) => textLength(email) <= LIMITS.length.email,
    `Email address must be ${LIMITS.length.email} characters or fewer`,
  ),
);

/** Six characters without spaces and dashes; may contain letters. */
export const OneTimeCode = v.pipe(
  v.string(),
  v.transform(withoutSeparators),
  v.nonEmpty('Enter the code we sent you'),
  v.check(
    (code) => textLength(code) === LIMITS.codeLength,
    `Code must be ${LIMITS.codeLength} characters`,
  ),
);

/** (202) 555-0103. */
export function formatPhone(e164: string): string {
  const match = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164);
  return match ? `(${match[1]}) ${match[2]}-${match[3]}` : e164;
}

/** In full, so that typos are visible. */
export function shownRecipient(
  recipient: { readonly phoneNumber: string } | { readonly email: string },
): string {
  if ('email' in recipient) return recipient.email;
  // Screen readers read no-break spaces as one number.
  return formatPhone(recipient.phoneNumber).replaceAll(' ', '\u00a0');
}
