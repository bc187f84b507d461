import type { Applicant, Application } from '../../../services/data/use-applicant';
import { formatPhone } from '../../../forms/fields/contact-rules';
import { toDateParts, type DateParts } from '../../../domain/person/date-of-birth';

/** Name, contact and address as they are typed. */
export interface PersonValues {
  firstName: string;
  middleName: string;
  lastName: string;
  phone: string;
  email: string;
  homeAddress: {
    addressFirstLine: string;
    addressSecondLine: string;
    city: string;
    state: string;
    zip: string;
  };
}

export interface VerifyInfoValues extends PersonValues {
  /** Whether name, contact and address are being changed: the form then saves them, and goes no further. */
  editing: boolean;
  taxId: string;
  /** Whether the date of birth on file is being replaced. */
  changesDob: boolean;
  dob: DateParts;
}

const OF_PERSON: readonly Application['missingInformation'][number][] = [
  'FIRST_NAME',
  'LAST_NAME',
  'PHONE',
  'EMAIL',
  'HOME_ADDRESS',
];

/** Whether something of the person is missing, so that the form for it stands open. */
export function lacksPersonalInformation(missing: Application['missingInformation']): boolean {
  return missing.some((item) => OF_PERSON.includes(item));
}

/** The person on file, as the form shows it. */
export function personValues({ user }: Applicant): PersonValues {
  const { billingAddress: address } = user;
  return {
    firstName: user.firstName ?? '',
    middleName: user.middleName ?? '',
    lastName: user.lastName ?? '',
    phone: formatPhone(user.phone ?? ''),
    email: user.email ?? '',
    homeAddress: {
      addressFirstLine: address?.addressFirstLine ?? '',
      addressSecondLine: address?.addressSecondLine ?? '',
      city: address?.city ?? '',
      state: address?.state ?? '',
      zip: address?.zip ?? '',
    },
  };
}

/** What the form starts with. `dob` is what is known of it, YYYY-MM-DD. */
export function verifyInfoValues(
  applicant: Applicant,
  { dob, changesDob }: { readonly dob: string | null; readonly changesDob: boolean },
): VerifyInfoValues {
  return {
    editing: lacksPersonalInformation(applicant.application?.missingInformation ?? []),
    ...personValues(applicant),
    taxId: '',
    changesDob,
    dob: toDateParts(dob),
  };
}
