/** The sign-up form: texts as typed; consents start unchecked. */
export interface SignUpValues {
  firstName: string;
  middleName: string;
  lastName: string;
  email: string;
  phone: string;
  referralCode: string;
  eSign: boolean;
  terms: boolean;
  marketing: boolean;
}

/** Names of the consents: checked each time, and not part of the draft. */
export const CONSENT_NAMES = ['eSign', 'terms', 'marketing'] as const;

/** Sign-up answers that an account may already have; true if missing. */
export interface MissingAnswers {
  readonly name: boolean;
  readonly email: boolean;
  readonly phone: boolean;
  readonly referralCode: boolean;
  readonly eSign: boolean;
  readonly terms: boolean;
}

/** Without an account everything is missing. */
export const EVERYTHING_MISSING: MissingAnswers = {
  name: true,
  email: true,
  phone: true,
  referralCode: true,
  eSign: true,
  terms: true,
};

/** Whether anything is still required. */
export function hasMissing({ referralCode: _optional, ...required }: MissingAnswers): boolean {
  return Object.values(required).includes(true);
}

/** Returns an empty form, with the visitor's referral code. */
export function emptySignUp(referralCode = ''): SignUpValues {
  return {
    firstName: '',
    middleName: '',
    lastName: '',
    email: '',
    phone: '',
    referralCode,
    eSign: false,
    terms: false,
    marketing: false,
  };
}
