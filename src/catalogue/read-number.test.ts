import { assert, integer, nat, oneof, property, string, stringMatching } from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { groupMoney, numberMessage, readMoney, readNumber } from './read-number';

/** All texts that US readers read as this amount. */
function spellings(cents: number): readonly string[] {
  const sign = cents < 0 ? '-' : '';
  const whole = Math.trunc(Math.abs(cents) / 100);
  const hundredths = String(Math.abs(cents) % 100).padStart(2, '0');
  const commas = whole.toLocaleString('en-US');
  const spaces = commas.replaceAll(',', ' ');
  const plain = whole === 0 ? ['0', ''] : [String(whole)];
  const points = ['', '.', '.0', '.00'].filter(() => hundredths === '00');
  const endings = [...points, `.${hundredths}`, `.${hundredths.replace(/0$/, '')}`];
  const ofPoint = [...plain, commas, spaces].flatMap((start) =>
    endings.map((ending) => `${sign}${start}${ending}`),
  );
  const ofComma = [...plain, spaces].map((start) => `${sign}${start},${hundredths}`);
  return [...ofPoint, ...ofComma].filter((text) => /\d/.test(text));
}

const amounts = oneof(
  integer({ min: -99_999, max: 99_999 }),
  integer({ min: 0, max: 999_999_999 }),
);

describe('readNumber', () => {
  it('reads every spelling of a number', () => {
    assert(
      property(amounts, nat(), (cents, chosen) => {
        const texts = spellings(cents);
        const text = texts[chosen % texts.length] ?? '';
        expect(readNumber(text).value, text).toBe(cents / 100);
        expect(readMoney(`$${text}`).value, text).toBe(cents / 100);
      }),
    );
  });

  it('never returns a value that differs from the text', () => {
    const likely = stringMatching(/^-?[0-9., $]{1,9}$/);
    assert(
      property(oneof({ weight: 5, arbitrary: likely }, string()), (text) => {
        const { value } = readNumber(text);
        if (value === null) return;
        const written = text.trim().replaceAll(/\s+/g, ' ').replace(/^-? ?/, '');
        const digits = written.replace(/^0+(?=\d)/, '');
        expect(spellings(Math.round(Math.abs(value) * 100)), text).toContain(digits);
      }),
      { numRuns: 3000 },
    );
  });

  it.each([
    ['25,50', 25.5],
    ['52000,00', 52_000],
    ['1 234,56', 1234.56],
    [',32', 0.32],
    ['.5', 0.5],
    ['52.', 52],
    [' 1,250 ', 1250],
    ['1\u00a0250.5', 1250.5],
    ['-4', -4],
    ['999999999', 999_999_999],
  ])('reads %j as %j', (text, value) => {
    expect(readNumber(text)).toEqual({ value, problem: null });
  });

  it.each([
    [' ', 'empty'],
    ['-', 'no number'],
    ['.', 'no number'],
    ['lots', 'no number'],
    ['42k', 'letters or symbols'],
    ['1e6', 'letters or symbols'],
    ['12 1/2', 'letters or symbols'],
    ['$5', 'letters or symbols'],
    ['5-', 'letters or symbols'],
    ['150,5', 'digit after comma'],
    ['1 234,5', 'digit after comma'],
    ['1,2345', 'comma'],
    ['0,500', 'comma'],
    ['1,00,000', 'comma'],
    ['1,234,56', 'comma'],
    ['1.250,00', 'comma'],
    ['1,234 567', 'comma'],
    ['25 50', 'space'],
    ['25 ,50', 'space'],
    ['1.234.567', 'decimal points'],
    ['1.250', 'decimals'],
  ])('refuses %j: %s', (text, problem) => {
    expect(readNumber(text)).toEqual({ value: null, problem });
  });
});

test.each([
  ['$ 1,000.00', 1000],
  ['-$5', -5],
  ['$-5', -5],
  ['25 $', 25],
])('readMoney reads %j as %j', (text, value) => {
  expect(readMoney(text).value).toBe(value);
});

test.each(['2$5', '$5$', 'US$5'])('readMoney refuses %j', (text) => {
  expect(readMoney(text).problem).toBe('letters or symbols');
});

test.each([
  ['52000', '52,000'],
  ['999', '999'],
  [' 1234567.5 ', '1,234,567.5'],
  ['52,000', '52,000'],
  ['$52 000,05', '52,000.05'],
  ['25,50', '25.50'],
  ['52000,5', '52000,5'],
  ['-5', '-5'],
  ['12.345', '12.345'],
  ['about 40k', 'about 40k'],
  ['1'.repeat(30), '1'.repeat(30)],
])('groupMoney rewrites %j as %j', (typed, shown) => {
  expect(groupMoney(typed)).toBe(shown);
});

test('numberMessage says what is wrong and what to type', () => {
  const field = { label: 'Weight', example: '12.5', empty: 'Enter the weight' };
  const messages = [' ', 'x', '12g', '12,5', '1,2500', '12 5', '1.2.5', '12.555'].map((text) => {
    const { problem } = readNumber(text);
    return problem === null ? null : numberMessage(problem, field);
  });
  expect(messages).toEqual([
    'Enter the weight',
    'Weight must be a number, like 12.5',
    'Weight must be a number without letters or symbols, like 12.5',
    'Weight must have two digits after the comma, like 12,50',
    'Check the comma. Weight must be written like 12.5',
    'Check the space. Weight must be written like 12.5',
    'Weight must have only one decimal point, like 12.5',
    'Weight must have no more than two decimals, like 12.5',
  ]);
});
