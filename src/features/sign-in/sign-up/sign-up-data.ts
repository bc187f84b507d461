import * as v from 'valibot';
import { STORAGE_KEYS } from '../../../catalogue/storage-keys';
import type { SignUpInput } from '../../../contract/generated/types';
import { CONTENT } from '../../../programs/content-config';
import type { Recipient } from '../../../services/session/passwordless';
import { sessionStore } from '../../../services/storage/storage';
import { storedJson } from '../../../services/storage/stored-value';
import type { MissingAnswers, SignUpValues } from './sign-up-values';

const SignUpDataSchema = v.object({
  firstName: v.string(),
  middleName: v.nullable(v.string()),
  lastName: v.string(),
  /** E.164. */
  phone: v.string(),
  email: v.string(),
  referredBy: v.nullable(v.string()),
  eSignVersion: v.string(),
  termsVersion: v.string(),
  marketingByText: v.boolean(),
});

export type SignUpData = v.InferOutput<typeof SignUpDataSchema>;

/**
 * User data of spec 3: stored per tab until the sign-in callback, then saved to the account and
 * removed.
 */
export const signUpDataStore = storedJson(sessionStore, STORAGE_KEYS.signUpData, SignUpDataSchema);

/** Adds the versions of the accepted texts. */
export function toSignUpData(values: SignUpValues): SignUpData {
  return {
    firstName: values.firstName,
    middleName: values.middleName || null,
    lastName: values.lastName,
    phone: values.phone,
    email: values.email,
    referredBy: values.referralCode || null,
    eSignVersion: CONTENT.eSignVersion,
    termsVersion: CONTENT.version,
    marketingByText: values.marketing,
  };
}

export function toSignUpInput(values: SignUpValues, missing: MissingAnswers): SignUpInput {
  const answers = toSignUpData(values);
  const { firstName, middleName, lastName } = answers;
  return {
    ...(missing.name ? { firstName, middleName, lastName } : {}),
    ...(missing.email ? { email: answers.email } : {}),
    ...(missing.phone ? { phone: answers.phone } : {}),
    ...(missing.referralCode ? { referredBy: answers.referredBy } : {}),
    ...(missing.eSign ? { eSignVersion: answers.eSignVersion } : {}),
    ...(missing.terms ? { termsVersion: answers.termsVersion } : {}),
    marketingByText: answers.marketingByText,
  };
}

/** Whether these answers belong to the signed-in person: the code went to their contact. */
export function isFrom(data: SignUpData, recipient: Recipient): boolean {
  return recipient.channel === 'sms'
    ? recipient.phoneNumber === data.phone
    : recipient.email.toLowerCase() === data.email.toLowerCase();
}
