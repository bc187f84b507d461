import { describe, expect, test } from 'vitest';
import { alternatives, editDistance, nearest, unknownValue } from './nearest';

describe('nearest valid values', () => {
  test.each([
    ['', '', 0],
    ['abc', '', 3],
    ['', 'abc', 3],
    ['abc', 'abc', 0],
    ['abc', 'acb', 1],
    ['abc', 'abcd', 1],
    ['abcd', 'bcd', 1],
    ['abc', 'axc', 1],
    ['kitten', 'sitting', 3],
    ['abcd', 'badc', 2],
    ['ca', 'abc', 3],
  ])('the distance of %j and %j is %d', (a, b, steps) => {
    expect(editDistance(a, b)).toBe(steps);
    expect(editDistance(b, a)).toBe(steps);
  });

  const SCREENS = ['offer', 'offers-all', 'cancel-offer', 'home', 'settings'];
  test.each([
    ['ofer', ['offer']],
    ['OFFER!', ['offer', 'offers-all', 'cancel-offer']],
    ['off', ['offer', 'offers-all', 'cancel-offer']],
    ['of', []],
    ['hone', ['home']],
    ['settigns', ['settings']],
    ['stetigns', ['settings']],
    ['completely-else', []],
    ['--', []],
  ])('of %j are %j', (value, found) => {
    expect(nearest(value, SCREENS)).toEqual(found);
  });

  test('are in the error message', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(alternatives)).toEqual([
      '',
      'a',
      'a or b',
      'a, b or c',
    ]);
    expect(unknownValue('screen', 'ofer', SCREENS)).toBe(
      'unknown screen ofer, did you mean offer?',
    );
    expect(unknownValue('letter', 'zzzz', ['a', 'b'])).toBe('unknown letter zzzz: expected a or b');
    const many = Array.from({ length: 40 }, (_, index) => `letter${String(index)}`);
    expect(unknownValue('screen', 'zz', many)).toBe(
      'unknown screen zz: expected one of 40 values, such as letter0, letter1 or letter2 (see portal list screens)',
    );
  });
});
