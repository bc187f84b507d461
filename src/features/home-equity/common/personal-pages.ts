import type * as v from 'valibot';
import { fieldsAtFault, type FormPage } from '../../../forms/pages/form-page';
import type { Applicant, Application } from '../../../services/data/use-applicant';
import type { PersonalInformation } from './personal-schema';
import { personalValues, type PersonalValues } from './personal-values';

export type PersonalPageId = 'contact' | 'address' | 'identity' | 'income';

export type PersonalField = keyof PersonalInformation;

interface FieldGroup {
  readonly heading: string;
  readonly fields: readonly PersonalField[];
}

/** In page order. The tax ID comes last of the identifying fields. */
const GROUPS: Readonly<Record<PersonalPageId, readonly FieldGroup[]>> = {
  contact: [
    { heading: 'Name', fields: ['firstName', 'middleName', 'lastName'] },
    { heading: 'Contact', fields: ['phone', 'email'] },
  ],
  address: [{ heading: 'Home address', fields: ['homeAddress'] }],
  identity: [
    { heading: 'Date of birth', fields: ['dob'] },
    { heading: 'Tax ID', fields: ['taxId'] },
  ],
  income: [{ heading: 'Income', fields: ['annualIncome', 'incomeSources'] }],
};

const JOINED: Readonly<Partial<Record<PersonalPageId, string>>> = {
  contact: 'Name and contact',
  identity: 'Date of birth and tax ID',
};

const ORDER: readonly PersonalPageId[] = ['contact', 'address', 'identity', 'income'];

/** Returns the pages in order, without fields that `asks` excludes. */
export function personalPages(
  homeSecured: boolean,
  asks: (field: PersonalField) => boolean = () => true,
): readonly FormPage<PersonalPageId>[] {
  const ownHint = homeSecured ? 'Use the address of the home you own' : undefined;
  return ORDER.flatMap((id) => {
    const groups = GROUPS[id].filter(({ fields }) => fields.some(asks));
    const [first] = groups;
    if (first === undefined) return [];
    return {
      id,
      heading: (groups.length > 1 ? JOINED[id] : undefined) ?? first.heading,
      fields: groups.flatMap(({ fields }) => fields),
      hint: id === 'address' ? ownHint : undefined,
    };
  });
}

export type Missing = Application['missingInformation'][number];

export const FIELD_OF: Readonly<Record<Missing, PersonalField>> = {
  FIRST_NAME: 'firstName',
  LAST_NAME: 'lastName',
  PHONE: 'phone',
  EMAIL: 'email',
  DATE_OF_BIRTH: 'dob',
  HOME_ADDRESS: 'homeAddress',
  TAX_ID: 'taxId',
  ANNUAL_INCOME: 'annualIncome',
  INCOME_SOURCES: 'incomeSources',
};

/**
 * Returns the pages whose answers are on file and valid, except those that the application requests
 * again.
 */
export function knownPages(
  applicant: Applicant,
  schema: v.GenericSchema<PersonalValues, unknown>,
): readonly PersonalPageId[] {
  const missing = applicant.application?.missingInformation.map((item) => FIELD_OF[item]) ?? [];
  const open = new Set([...fieldsAtFault(schema, personalValues(applicant)), ...missing]);
  return personalPages(false)
    .filter(({ fields }) => !fields.some((name) => open.has(name)))
    .map(({ id }) => id);
}

/** Whether a page contains the choice of the state or comes after it. */
export function knowsState(id: PersonalPageId): boolean {
  return ORDER.indexOf(id) >= ORDER.indexOf('address');
}
