import * as v from 'valibot';
import { expect, test } from 'vitest';
import { personUpdate, verifyInfoSchema } from './verify-info-schema';
import type { VerifyInfoValues } from './verify-info-values';

const VALUES: VerifyInfoValues = {
  editing: false,
  firstName: '',
  middleName: '',
  lastName: '',
  phone: '(202) 555-0103',
  email: 'nobody',
  homeAddress: { addressFirstLine: '', addressSecondLine: '', city: '', state: '', zip: '' },
  taxId: '',
  changesDob: false,
  dob: { month: '', day: '', year: '' },
};

function messages(values: VerifyInfoValues, keeps: boolean, signInMethod: 'SMS' | 'EMAIL' = 'SMS') {
  const schema = verifyInfoSchema({
    signInMethod,
    keepsTaxId: () => keeps,
    keepsDob: () => keeps,
    minimumAge: () => 18,
  });
  const result = v.safeParse(schema, values);
  return result.success ? result.output : result.issues.map(({ message }) => message);
}

test('confirming validates only tax id and date of birth', () => {
  expect(messages(VALUES, false)).toEqual([
    'Enter your Social Security number or ITIN',
    'Enter your date of birth',
  ]);
});

test('an empty field keeps the value on file', () => {
  expect(messages(VALUES, true)).toMatchObject({ editing: false, taxId: null, dob: null });
});

test('changing validates only the person, without the contact that is used for signing in', () => {
  const editing = { ...VALUES, editing: true };
  const common = ['Enter your first name', 'Enter your last name'];
  const bySms = messages(editing, false, 'SMS');
  expect(bySms).toEqual(expect.arrayContaining(common));
  expect(bySms).toContain('Enter an email address in the correct format, like name@example.com');
  const byEmail = messages(editing, false, 'EMAIL');
  expect(byEmail).toEqual(expect.arrayContaining(common));
  expect(byEmail).not.toContain(
    'Enter an email address in the correct format, like name@example.com',
  );
});

const PERSON = {
  firstName: 'Testa',
  middleName: '',
  lastName: 'Sampleton',
  phone: '+12025550101',
  email: 'testa@example.com',
  homeAddress: {
    addressFirstLine: '100 Fixture Avenue',
    addressSecondLine: '',
    city: 'Columbus',
    state: 'OH',
    zip: '43215',
  },
} as Parameters<typeof personUpdate>[0];

test.each([
  ['SMS', { email: 'testa@example.com' }],
  ['EMAIL', { phone: '+12025550101' }],
] as const)('signing in by %s allows changing the other contact', (method, contact) => {
  expect(personUpdate(PERSON, method)).toEqual({
    firstName: 'Testa',
    middleName: null,
    lastName: 'Sampleton',
    ...contact,
    homeAddress: { ...PERSON.homeAddress, addressSecondLine: null },
  });
});
