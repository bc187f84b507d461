import * as v from 'valibot';
import { expect, test } from 'vitest';
import { AmountsSchema, mismatch } from './micro-deposits';

test.each([
  ['0.32', 32],
  ['.45', 45],
  ['$0.01', 1],
  ['0,32', 32],
  [',32', 32],
  ['0.99', 99],
])('%s is an amount under $1.00', (typed, cents) => {
  expect(v.parse(AmountsSchema, { first: typed, second: '0.10' })).toEqual({
    first: cents,
    second: 10,
  });
});

test.each([
  ['', 'Enter the amount, like 0.32'],
  ['0.00', 'Enter the amount, like 0.32'],
  ['-0.32', 'Enter the amount, like 0.32'],
  ['1.00', 'Second amount must be less than $1.00, like 0.32'],
  ['32', 'Second amount must be less than $1.00, like 0.32'],
  ['0.325', 'Second amount must have no more than two decimals, like 0.32'],
  ['0,3', 'Second amount must have two digits after the comma, like 0,32'],
  ['x', 'Second amount must be a number, like 0.32'],
])('a second amount of %j is refused: %s', (typed, message) => {
  const { issues } = v.safeParse(AmountsSchema, { first: '0.32', second: typed });
  expect(issues?.map((issue) => issue.message)).toEqual([message]);
});

test('wrong amounts show the number of tries left', () => {
  expect([2, 1, 0].map(mismatch)).toEqual([
    'Those amounts don’t match. You have 2 tries left.',
    'Those amounts don’t match. You have 1 try left.',
    'Those amounts don’t match. You have no tries left.',
  ]);
});
