import { expect, it } from 'vitest';
import { readNumber } from './read-number';

it.each([
  ['12.5', 12.5],
  [' 1,250 ', 1250],
  ['1 250.5', 1250.5],
  ['.5', 0.5],
  ['0,125', null],
  ['0,500', null],
  ['12 5', null],
  ['12,5', null],
  ['.', null],
])('reads %j as %j', (text, value) => {
  expect(readNumber(text)).toBe(value);
});
