import type { Applicant } from '../../../services/data/use-applicant';
import type { AddressValues } from '../../../forms/fields/address-rules';
import { addressValues } from '../../../forms/fields/address-text';
import { formatPhone } from '../../../forms/fields/contact-rules';
import {
  toDateParts,
  type DateParts,
  findDateOfBirthProblem,
  localToday,
  toIsoDate,
} from '../../../domain/person/date-of-birth';
import { numberText } from '../../../catalogue/plain-text';

/** The personal information as the forms hold it: texts as typed. */
export interface PersonalValues {
  firstName: string;
  middleName: string;
  lastName: string;
  phone: string;
  email: string;
  dob: DateParts;
  homeAddress: AddressValues;
  taxId: string;
  annualIncome: string;
  incomeSources: string[];
}

/** What is on file, as the form shows it. The tax id is never among it. */
export function personalValues({ user, incomeSources }: Applicant): PersonalValues {
  return {
    firstName: user.firstName ?? '',
    middleName: user.middleName ?? '',
    lastName: user.lastName ?? '',
    phone: formatPhone(user.phone ?? ''),
    email: user.email ?? '',
    dob: toDateParts(user.dob),
    homeAddress: addressValues(user.billingAddress),
    taxId: '',
    annualIncome: user.annualIncome === null ? '' : numberText(user.annualIncome),
    incomeSources: [...incomeSources],
  };
}

/** A date of birth as typed, as YYYY-MM-DD; null while it is not a date. */
export function readableDate(parts: DateParts): string | null {
  return findDateOfBirthProblem(parts, { minimumAge: 0, today: localToday() }) === null
    ? toIsoDate(parts)
    : null;
}
