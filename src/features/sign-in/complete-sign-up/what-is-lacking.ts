import type { ConsentsQuery } from '../../../contract/generated/documents';
import type { CurrentUser } from '../../../services/data/use-applicant';
import { formatPhone } from '../../../forms/fields/contact-rules';
import type { SignUpData } from '../sign-up/sign-up-data';
import { emptySignUp, type Lacking, type SignUpValues } from '../sign-up/sign-up-values';

type Person = NonNullable<ConsentsQuery['currentUser']>;

/** What an account lacks of what sign-up asks for. */
export function lackingOf(
  user: CurrentUser,
  { consents, referredBy }: Pick<Person, 'consents' | 'referredBy'>,
): Lacking {
  return {
    name: !user.firstName || !user.lastName,
    email: !user.email,
    phone: !user.phone,
    referralCode: !referredBy,
    eSign: consents.eSignAt === null,
    terms: consents.termsAt === null,
  };
}

/** What the form starts with: what was told before and could not be saved, else what is on file. */
export function initialValues(
  user: CurrentUser,
  told: SignUpData | null,
  referralCode: string,
): SignUpValues {
  return {
    ...emptySignUp(told?.referredBy ?? referralCode),
    firstName: told?.firstName ?? user.firstName ?? '',
    middleName: told?.middleName ?? user.middleName ?? '',
    lastName: told?.lastName ?? user.lastName ?? '',
    email: told?.email ?? user.email ?? '',
    phone: formatPhone(told?.phone ?? user.phone ?? ''),
  };
}
