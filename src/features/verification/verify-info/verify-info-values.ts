import type { Applicant, Application } from '../../../services/data/use-applicant';
import { formatPhone } from '../../../forms/fields/contact-rules';
import { toDateParts, type DateParts } from '../../../domain/person/date-of-birth';

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
  /** While true, saving stays on the page. */
  editing: boolean;
  taxId: string;
  /** Whether the user replaces the date of birth on file. */
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

/** Whether to show the form at once, because a part of the person is missing. */
export function lacksPersonalInformation(missing: Application['missingInformation']): boolean {
  return missing.some((item) => OF_PERSON.includes(item));
}

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

/** `dob`: known date, YYYY-MM-DD. */
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
