import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeLines, normalizeText } from './normalize-text';

test.each([
  ['soft hyphens and zero-width spaces', 'ri\u00ADver\u200B@example.com', 'river@example.com'],
  ['byte order marks within a word', 'P\uFEFFO Box', 'PO Box'],
  ['bidirectional overrides', '\u202EYvonne\u202C', 'Yvonne'],
  ['Hangul fillers and variation selectors', '\u3164\u115F\uFE0F', ''],
  ['control characters', 'a\u0000\u0007\u001Bb', 'ab'],
  ['joiners in Latin words and at the ends', '\u200DPor\u200Ctland\u200D', 'Portland'],
])('removes %s', (_, typed, normalized) => {
  expect(normalizeText(typed)).toBe(normalized);
});

test.each([
  [
    'typographic apostrophes',
    'O‘Brien O’Brien O′Brien O`Brien O´Brien',
    "O'Brien ".repeat(5).trim(),
  ],
  ['hyphens, dashes and the minus sign', '1‐2‑3‒4–5—6−7－8', '1-2-3-4-5-6-7-8'],
  ['full-width forms', 'Ｐ．Ｏ．　Ｂｏｘ　１２', 'P.O. Box 12'],
  ['mathematical letters and digits', '𝐏𝐎 𝐁𝐨𝐱 𝟏𝟐', 'PO Box 12'],
  ['no-break and doubled spaces', '\u00A0New\u202F\u00A0York\u2800', 'New York'],
  ['separate accents', 'Zoe\u0308', 'Zoë'],
])('folds %s', (_, typed, normalized) => {
  expect(normalizeText(typed)).toBe(normalized);
});

test.each(['علی\u200Cرضا', 'क्\u200Dष', '12½ Main St', '辻', '10²'])('keeps %j as it is', (text) => {
  expect(normalizeText(text)).toBe(text);
});

test('normalizes each line of a text and removes empty lines at the ends', () => {
  expect(normalizeLines('\n\u200B\r\nA  ring,\r\n\r\n 18k\u00AD \n')).toBe('A ring,\n\n18k');
});

test('normalizing twice changes nothing', () => {
  const critical = constantFrom(
    ...'\u200C\u200D\u0301\uFEFF\u115F\u1161\u1100\u094D\u00B4\u0628 a',
  );
  const text = oneof(
    string({ unit: 'binary' }),
    array(critical).map((characters) => characters.join('')),
  );
  assert(
    property(text, (typed) => {
      expect(normalizeText(normalizeText(typed))).toBe(normalizeText(typed));
    }),
    { numRuns: 200 },
  );
});
