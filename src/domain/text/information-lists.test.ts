import { expect, test } from 'vitest';
import { applicationFor } from '../application/testing/application';
import { blockingBureaus, eachBureau } from './information-lists';

const bureau = (name: 'EQUIFAX' | 'EXPERIAN', blocking: boolean) => ({
  name,
  displayName: name === 'EQUIFAX' ? 'Equifax' : 'Experian',
  phone: '888-555-0100',
  freezePageUrl: 'https://bureau.example/freeze',
  blocking,
});

test('a bureau that an answer names twice is shown once, and as the one that stopped us', () => {
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
