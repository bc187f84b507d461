import * as v from 'valibot';
import { expect, test } from 'vitest';
import { MicroAmount, mismatch } from './micro-deposits';

test.each([
  ['0.32', 32],
  ['.45', 45],
  ['$0.01', 1],
  ['0.99', 99],
])('%s is an amount under $1.00', (typed, cents) => {
  expect(v.parse(MicroAmount, typed)).toBe(cents);
});

test.each(['', '0', '0.00', '1.00', '1', '32', '-0.32', '0.325', 'x'])('%j is none', (typed) => {
  expect(v.safeParse(MicroAmount, typed).issues?.[0].message).toBe('Enter the amount, like 0.32');
});

test('wrong amounts tell the tries that are left', () => {
  expect([2, 1, 0].map(mismatch)).toEqual([
    'Those amounts don’t match. You have 2 tries left.',
    'Those amounts don’t match. You have 1 try left.',
    'Those amounts don’t match. You have no tries left.',
  ]);
});
