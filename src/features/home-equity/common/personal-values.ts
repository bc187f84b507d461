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

/** Returns YYYY-MM-DD, or null for an invalid date. */
export function readableDate(parts: DateParts): string | null {
  return findDateOfBirthProblem(parts, { minimumAge: 0, today: localToday() }) === null
    ? toIsoDate(parts)
    : null;
}
