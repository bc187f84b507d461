import { expect, test } from 'vitest';
import { typedOption, typeOn } from './typeahead';

const options = [
  ['AL', 'Alabama'],
  ['LA', 'Louisiana'],
  ['NH', 'New Hampshire'],
  ['NY', 'New York'],
  ['OH', 'Ohio'],
  ['OR', 'Oregon'],
].map(([value = '', name = '']) => ({ value, label: `${value} - ${name}`, keywords: [name] }));

const meant = (text: string, current = '') => typedOption(options, text, current)?.value;

test.each([
  ['la', 'LA'],
  ['lo', 'LA'],
  ['oreg', 'OR'],
  ['new y', 'NY'],
  ['al - ', 'AL'],
  ['x', undefined],
  ['oo', 'OH'],
])('“%s” means %s', (text, value) => {
  expect(meant(text)).toBe(value);
});

test('the same letter again goes on to the next one, and round', () => {
  expect(meant('o')).toBe('OH');
  expect(meant('oo', 'OH')).toBe('OR');
  expect(meant('ooo', 'OR')).toBe('OH');
  expect(meant('o', 'OH')).toBe('OR');
});

test('letters belong together until there is a pause', () => {
  const first = typeOn({ text: '', at: 0 }, 'O', 5000);
  expect(typeOn(first, 'r', 5900).text).toBe('or');
  expect(typeOn(first, 'r', 6100).text).toBe('r');
});
