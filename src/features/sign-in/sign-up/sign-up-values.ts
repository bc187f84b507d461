/** The sign-up form: texts as typed; consents are never ticked beforehand. */
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

/** Names of the consents: they are ticked again each time, and not stored in the draft. */
export const CONSENT_NAMES = ['eSign', 'terms', 'marketing'] as const;

/** The parts of sign-up that an account can already have; true where it lacks them. */
export interface MissingAnswers {
  readonly name: boolean;
  readonly email: boolean;
  readonly phone: boolean;
  readonly referralCode: boolean;
  readonly eSign: boolean;
  readonly terms: boolean;
}

/** Somebody without an account lacks everything. */
export const EVERYTHING_MISSING: MissingAnswers = {
  name: true,
  email: true,
  phone: true,
  referralCode: true,
  eSign: true,
  terms: true,
};

/** Whether there is anything left that has to be asked. */
export function asksAnything({ referralCode: _optional, ...required }: MissingAnswers): boolean {
  return Object.values(required).includes(true);
}

/** An empty form, with a referral code where the visitor came with one. */
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
