import type * as v from 'valibot';
import { fieldsAtFault, type FormPage } from '../../../forms/pages/form-page';
import type { Applicant, Application } from '../../../services/data/use-applicant';
import { personalValues, type PersonalValues } from './personal-values';

export type PersonalPageId = 'name' | 'contact' | 'birth-date' | 'address' | 'tax-id' | 'income';

const PAGES: Readonly<Record<PersonalPageId, Required<Pick<FormPage, 'heading' | 'fields'>>>> = {
  name: { heading: 'Name', fields: ['firstName', 'middleName', 'lastName'] },
  contact: { heading: 'Contact', fields: ['phone', 'email'] },
  'birth-date': { heading: 'Date of birth', fields: ['dob'] },
  address: { heading: 'Home address', fields: ['homeAddress'] },
  'tax-id': { heading: 'Tax ID', fields: ['taxId'] },
  income: { heading: 'Income', fields: ['annualIncome', 'incomeSources'] },
};

const ORDER: readonly PersonalPageId[] = [
  'name',
  'contact',
  'birth-date',
  'address',
  'tax-id',
  'income',
];

/** Returns the pages of personal information in order; `asks` excludes some. */
export function personalPages(
  homeSecured: boolean,
  asks: (id: PersonalPageId) => boolean = () => true,
): readonly FormPage<PersonalPageId>[] {
  const ownHint = homeSecured ? 'Use the address of the home you own' : undefined;
  return ORDER.filter(asks).map((id) => {
    const { heading, fields } = PAGES[id];
    return { id, heading, fields, hint: id === 'address' ? ownHint : undefined };
  });
}

export type Missing = Application['missingInformation'][number];

/** Form page of each missing information. */
export const PAGE_OF: Readonly<Record<Missing, PersonalPageId>> = {
  FIRST_NAME: 'name',
  LAST_NAME: 'name',
  PHONE: 'contact',
  EMAIL: 'contact',
  DATE_OF_BIRTH: 'birth-date',
  HOME_ADDRESS: 'address',
  TAX_ID: 'tax-id',
  ANNUAL_INCOME: 'income',
  INCOME_SOURCES: 'income',
};

/** Returns the pages whose answers are on file and follow the rules, except those that the application asks for again. */
export function knownPages(
  applicant: Applicant,
  schema: v.GenericSchema<PersonalValues, unknown>,
): readonly PersonalPageId[] {
  const atFault = fieldsAtFault(schema, personalValues(applicant));
  const missing = applicant.application?.missingInformation.map((item) => PAGE_OF[item]) ?? [];
  return ORDER.filter(
    (id) => !missing.includes(id) && !PAGES[id].fields.some((name) => atFault.has(name)),
  );
}

/** Whether a page comes after the choice of the state, or contains it. */
export function knowsState(id: PersonalPageId): boolean {
  return ORDER.indexOf(id) >= ORDER.indexOf('address');
}
