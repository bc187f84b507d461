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

/** Not stored in the draft: they are given each time. */
export const CONSENT_NAMES = ['eSign', 'terms', 'marketing'] as const;

/** True if the account lacks the answer. */
export interface MissingAnswers {
  readonly name: boolean;
  readonly email: boolean;
  readonly phone: boolean;
  readonly referralCode: boolean;
  readonly eSign: boolean;
  readonly terms: boolean;
}

export const EVERYTHING_MISSING: MissingAnswers = {
  name: true,
  email: true,
  phone: true,
  referralCode: true,
  eSign: true,
  terms: true,
};

/** Ignores the referral code, which is optional. */
export function hasMissing({ referralCode: _optional, ...required }: MissingAnswers): boolean {
  return Object.values(required).includes(true);
}

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
