import * as v from 'valibot';
import { LIMITS } from '../../../catalogue/limits';
import { consentRules } from '../../../forms/consents/consent-rules';
import { Email, Phone } from '../../../forms/fields/contact-rules';
import { FirstName, LastName, MiddleName } from '../../../forms/fields/name-rules';
import { textLength } from '../../../domain/text/text-rules';
import type { Lacking, SignUpValues } from './sign-up-values';

/** Letters and numbers, or nothing. */
const ReferralCode = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (code) => /^[\p{L}\p{N}]*$/u.test(code) && textLength(code) <= LIMITS.length.referralCode,
    'Check the referral code, or leave it blank',
  ),
);

/** The rules of the sign-up form for what an account lacks; `phone` is the help line. */
export function signUpSchema(
  lacking: Lacking,
  phone: string,
): v.GenericSchema<SignUpValues, SignUpValues> {
  const kept = v.string();
  return v.object({
    firstName: lacking.name ? FirstName : kept,
    middleName: lacking.name ? MiddleName : kept,
    lastName: lacking.name ? LastName : kept,
    email: lacking.email ? Email : kept,
    phone: lacking.phone ? Phone : kept,
    referralCode: lacking.referralCode ? ReferralCode : kept,
    ...consentRules(lacking, phone),
    marketing: v.boolean(),
  });
}
