import { expect, test } from 'vitest';
import { applicationFor } from '../application/testing/application';
import { blockingBureaus, eachBureau, missingInformationList } from './information-lists';

const bureau = (name: 'EQUIFAX' | 'EXPERIAN', blocking: boolean) => ({
  name,
  displayName: name === 'EQUIFAX' ? 'Equifax' : 'Experian',
  phone: '888-555-0100',
  freezePageUrl: 'https://bureau.example/freeze',
  blocking,
});

test('a bureau listed twice is shown once, as blocking', () => {
  const { frozenBureaus } = applicationFor('CREDIT_FREEZE', {
    frozenBureaus: [
      bureau('EXPERIAN', false),
      bureau('EQUIFAX', false),
      bureau('EQUIFAX', true),
      bureau('EQUIFAX', true),
    ],
  });
  expect(eachBureau(frozenBureaus).map(({ name, blocking }) => [name, blocking])).toEqual([
    ['EXPERIAN', false],
    ['EQUIFAX', true],
  ]);
  expect(blockingBureaus(frozenBureaus)).toBe('Equifax');
});

test('of what is missing three are named at most, and the others counted', () => {
  expect(missingInformationList([])).toBe('you to confirm your information');
  expect(missingInformationList(['PHONE', 'EMAIL', 'TAX_ID'])).toBe(
    'your mobile phone number, your email address and your Social Security number or ITIN',
  );
  expect(missingInformationList(['PHONE', 'EMAIL', 'TAX_ID', 'DATE_OF_BIRTH'])).toBe(
    'your mobile phone number, your email address and 2 more answers',
  );
});
