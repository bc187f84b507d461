import { expect, test } from 'vitest';
import { exactOption, matchingOptions, otherOption } from './combobox-options';

const options = [
  { value: 'IL', label: 'Illinois' },
  { value: 'OH', label: 'Ohio' },
  { value: 'OK', label: 'Oklahoma' },
  { value: 'NC', label: 'North Carolina' },
];

test('finds the option whose value or label is typed, in any capitals and spaces', () => {
  for (const text of ['OH', 'oh', ' Ohio ', '\u200bOHIO\u00a0']) {
    expect(exactOption(options, text)?.value).toBe('OH');
  }
  expect(exactOption(options, 'north  carolina')?.value).toBe('NC');
  expect(exactOption(options, 'o')).toBeUndefined();
  expect(exactOption(options, '')).toBeUndefined();
});

test('lists options that start with the text before options that contain it', () => {
  const found = (text: string) => matchingOptions(options, text).map((option) => option.value);
  expect(found('o')).toEqual(['OH', 'OK', 'IL', 'NC']);
  expect(found('carolina')).toEqual(['NC']);
  expect(found('zz')).toEqual([]);
  expect(found('')).toHaveLength(4);
});

test('always lists “Another” last, and finds it for a text that matches nothing else', () => {
  const brands = [
    { value: 'F', label: 'Fixture' },
    { value: 'OTHER', label: 'Another brand', other: true },
  ];
  const found = (text: string) => matchingOptions(brands, text).map(({ value }) => value);
  expect(found('Rolex')).toEqual(['OTHER']);
  expect(found('fix')).toEqual(['F', 'OTHER']);
  expect(found('another')).toEqual(['OTHER']);
  // "Other" also starts with an "o".
  expect(found('o')).toEqual(['OTHER']);
  expect(found('')).toEqual(['F', 'OTHER']);
  expect(otherOption(brands, 'Rolex')?.value).toBe('OTHER');
  expect(otherOption(brands, 'fix')).toBeUndefined();
  expect(otherOption(brands, ' ')).toBeUndefined();
});
