import type { OperationProblem } from '../../services/data/operation-error';
import { LIMITS, minimumAge } from '../../catalogue/limits';

export interface FieldRefusal {
  readonly name: string;
  readonly message: string;
}

/** API field → form field and message. */
const FIELDS: Readonly<Record<string, FieldRefusal>> = {
  firstName: {
    name: 'firstName',
    message: 'First name must only include letters, spaces, hyphens, apostrophes and periods',
  },
  middleName: {
    name: 'middleName',
    message: 'Middle name must only include letters, spaces, hyphens, apostrophes and periods',
  },
  lastName: {
    name: 'lastName',
    message: 'Last name must only include letters, spaces, hyphens, apostrophes and periods',
  },
  phone: { name: 'phone', message: 'Enter a 10-digit US phone number, including the area code' },
  email: {
    name: 'email',
    message: 'Enter an email address in the correct format, like name@example.com',
  },
  dob: { name: 'dob.month', message: 'Date of birth must be a real date' },
  ssnItin: {
    name: 'taxId',
    message: 'Check the number. It isn’t a Social Security number or ITIN we can verify',
  },
  'homeAddress.addressFirstLine': {
    name: 'homeAddress.addressFirstLine',
    message: 'Enter a street address. We can’t accept a P.O. box as your home address',
  },
  'homeAddress.addressSecondLine': {
    name: 'homeAddress.addressSecondLine',
    message: `Apartment, suite or unit must be ${LIMITS.length.address} characters or fewer`,
  },
  'homeAddress.city': {
    name: 'homeAddress.city',
    message: 'City must include at least one letter',
  },
  'homeAddress.state': {
    name: 'homeAddress.state',
    message: 'Select your state or territory',
  },
  'homeAddress.zip': {
    name: 'homeAddress.zip',
    message: `ZIP code must be ${LIMITS.length.zip} digits`,
  },
  annualIncome: {
    name: 'annualIncome',
    message: 'Annual income must be a number, like 42000',
  },
  incomeSources: { name: 'incomeSources', message: 'Select at least one source of income' },
};

const SHIPPING = 'shippingAddress.';

/** Uses the home address's messages at the shipping fields. */
function shippingField(field: string): FieldRefusal | null {
  const home = FIELDS[field.replace(SHIPPING, 'homeAddress.')];
  if (home === undefined || !field.startsWith(SHIPPING)) return null;
  return { name: field, message: home.message.replace('home address', 'shipping address') };
}

/** The sign-in contact can't be changed here. */
const LOCKED: Readonly<Record<string, FieldRefusal>> = {
  phone: {
    name: 'phone',
    message: 'You sign in with this number, so it can’t be changed here. Enter the number you use',
  },
  email: {
    name: 'email',
    message:
      'You sign in with this email address, so it can’t be changed here. Enter the address you use',
  },
};

/** Null if the refusal belongs to no field of the form. */
export function refusedField(problem: OperationProblem, state: string | null): FieldRefusal | null {
  if (problem.kind !== 'refused') return null;
  const field = problem.field ?? '';
  switch (problem.code) {
    case 'FIELD_INVALID':
      return FIELDS[field] ?? shippingField(field);
    case 'FIELD_LOCKED':
      return LOCKED[field] ?? null;
    case 'AGE_BELOW_MINIMUM':
      return {
        name: 'dob.month',
        message: `You must be ${minimumAge(state)} or older to apply`,
      };
    default:
      return null;
  }
}

/** Marked if tax ID and date of birth don't match. */
export const MISMATCH: readonly FieldRefusal[] = [
  { name: 'dob.month', message: 'Check your date of birth' },
  { name: 'taxId', message: 'Check your Social Security number or ITIN' },
];
