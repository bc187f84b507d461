import type { ConsentsQuery } from '../../../contract/generated/documents';
import type { CurrentUser } from '../../../services/data/use-applicant';
import { formatPhone } from '../../../forms/fields/contact-rules';
import type { SignUpData } from '../sign-up/sign-up-data';
import { emptySignUp, type MissingAnswers, type SignUpValues } from '../sign-up/sign-up-values';

type Person = NonNullable<ConsentsQuery['currentUser']>;

export function missingFrom(
  user: CurrentUser,
  { consents, referredBy }: Pick<Person, 'consents' | 'referredBy'>,
): MissingAnswers {
  return {
    name: !user.firstName || !user.lastName,
    email: !user.email,
    phone: !user.phone,
    referralCode: !referredBy,
    eSign: consents.eSignAt === null,
    terms: consents.termsAt === null,
  };
}

/** Returns earlier answers that couldn't be saved, otherwise those on file. */
export function initialValues(
  user: CurrentUser,
  unsaved: SignUpData | null,
  referralCode: string,
): SignUpValues {
  return {
    ...emptySignUp(unsaved?.referredBy ?? referralCode),
    firstName: unsaved?.firstName ?? user.firstName ?? '',
    middleName: unsaved?.middleName ?? user.middleName ?? '',
    lastName: unsaved?.lastName ?? user.lastName ?? '',
    email: unsaved?.email ?? user.email ?? '',
    phone: formatPhone(unsaved?.phone ?? user.phone ?? ''),
  };
}
