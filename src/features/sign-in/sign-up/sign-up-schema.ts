import * as v from 'valibot';
import { consentRules } from '../../../forms/consents/consent-rules';
import { Email, Phone } from '../../../forms/fields/contact-rules';
import { FirstName, LastName, MiddleName } from '../../../forms/fields/name-rules';
import { TypedText } from '../../../domain/text/text-rules';
import { isReferralCode } from '../../../domain/referral/referral-parameter';
import type { MissingAnswers, SignUpValues } from './sign-up-values';

const ReferralCode = v.pipe(
  TypedText,
  v.check(
    (code) => code === '' || isReferralCode(code),
    'Check the referral code, or leave it blank',
  ),
);

/** `phone` is the help line. */
export function signUpSchema(
  missing: MissingAnswers,
  phone: string,
): v.GenericSchema<SignUpValues, SignUpValues> {
  const anyText = v.string();
  return v.object({
    firstName: missing.name ? FirstName : anyText,
    middleName: missing.name ? MiddleName : anyText,
    lastName: missing.name ? LastName : anyText,
    email: missing.email ? Email : anyText,
    phone: missing.phone ? Phone : anyText,
    referralCode: missing.referralCode ? ReferralCode : anyText,
    ...consentRules(missing, phone),
    marketing: v.boolean(),
  });
}
