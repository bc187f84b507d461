import type { Applicant, Application } from '../../../services/data/use-applicant';
import { formatPhone } from '../../../forms/fields/contact-rules';
import { toDateParts, type DateParts } from '../../../domain/person/date-of-birth';

/** Name, contact and address as typed. */
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
  /** Whether the person is being changed. The form then saves the changes and stays on the page. */
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

/** Whether a part of the person is missing, so that its form is shown at once. */
export function lacksPersonalInformation(missing: Application['missingInformation']): boolean {
  return missing.some((item) => OF_PERSON.includes(item));
}

/** The form's values for the person on file. */
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

/** The initial values of the form. `dob` is the known part, YYYY-MM-DD. */
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
