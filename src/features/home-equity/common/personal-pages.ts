import type { FormPage } from '../../../forms/pages/form-page';

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

/** Whether a page comes after the choice of the state, or contains it. */
export function knowsState(id: PersonalPageId): boolean {
  return ORDER.indexOf(id) >= ORDER.indexOf('address');
}
