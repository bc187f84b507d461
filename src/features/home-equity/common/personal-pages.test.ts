import { expect, test } from 'vitest';
import { ITEM_KINDS } from '../../../catalogue/items';
import { itemPages, questionsOf } from '../../../domain/item/questions/item-forms';
import { personalPages } from './personal-pages';
import { personalEntries } from './personal-schema';

const fieldsOf = (pages: readonly { readonly fields: readonly string[] }[]) =>
  pages.flatMap(({ fields }) => fields);

// Without a page, a wrong field couldn't be corrected.
test('every answer is requested on one page, in schema order', () => {
  const rules = Object.keys(personalEntries({ keepsTaxId: () => false }, {}));
  expect(fieldsOf(personalPages(true))).toEqual(rules);
  for (const kind of ITEM_KINDS) {
    expect(fieldsOf(itemPages(kind)), kind).toEqual(questionsOf(kind).map(({ id }) => id));
  }
});

test('pages only cover requested answers, and name only a securing home', () => {
  const [first, ...more] = personalPages(false, (field) => field === 'homeAddress');
  expect(more).toEqual([]);
  expect(first).toMatchObject({ id: 'address', heading: 'Home address' });
  expect(first?.hint).toBeUndefined();
  expect(personalPages(false, (field) => field === 'dob')).toMatchObject([
    { id: 'identity', heading: 'Date of birth', fields: ['dob'] },
  ]);
  expect(personalPages(true).filter(({ hint }) => hint !== undefined)).toMatchObject([
    { id: 'address', hint: 'Use the address of the home you own' },
  ]);
});
