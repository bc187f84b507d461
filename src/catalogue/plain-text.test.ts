import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.restoreAllMocks());

/** Reference implementation. */
const money = (minimumFractionDigits: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits });
const browsers = { whole: money(0), exact: money(2), number: new Intl.NumberFormat('en-US') };

/** All lengths, with and without cents; the same in every run. */
const AMOUNTS = Array.from({ length: 3000 }, (_none, at) => Math.trunc(at ** 2.9) - at * 50);

test('amounts are formatted like Intl does', async () => {
  const { centsText } = await import('./plain-text');
  for (const cents of [0, 1, 99, 100, 99_999, 100_000, 123_450, -250, -100_000, ...AMOUNTS]) {
    const { whole, exact } = browsers;
    expect(centsText(cents)).toBe((cents % 100 === 0 ? whole : exact).format(cents / 100));
  }
  // Prices per gram have fractions of a cent.
  for (const cents of [8123.4, 0.6, 199.6]) {
    expect(centsText(cents)).toBe(browsers.exact.format(cents / 100));
  }
});

test('numbers are formatted like Intl does', async () => {
  const { numberText } = await import('./plain-text');
  for (const amount of [0, 0.5, 12.25, 999, 1000, 31_103.4768, 1_000_000, ...AMOUNTS]) {
    for (const number of [amount, amount / 8, -amount]) {
      expect(numberText(number)).toBe(browsers.number.format(number === 0 ? 0 : number));
    }
  }
});

test('a long list creates one date format and no other', async () => {
  const { NumberFormat, DateTimeFormat } = Intl;
  const numbers = vi.spyOn(Intl, 'NumberFormat').mockImplementation(function make(...given) {
    return new NumberFormat(...given);
  });
  const dates = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function make(...given) {
    return new DateTimeFormat(...given);
  });
  const made = [
    vi.spyOn(Number.prototype, 'toLocaleString'),
    vi.spyOn(Date.prototype, 'toLocaleDateString'),
  ];
  vi.resetModules();
  const { centsText, dateText } = await import('./plain-text');
  for (let row = 0; row < 60; row += 1) {
    expect(centsText(row * 50)).toMatch(/^\$\d+(?:\.50)?$/);
    expect(dateText('2026-06-15T16:00:00Z')).toBe('June 15, 2026');
  }
  expect([numbers, dates].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  for (const spy of made) expect(spy).not.toHaveBeenCalled();
});

test('an invalid date is reported without breaking the screen', async () => {
  const { dateText } = await import('./plain-text');
  expect(dateText('soon')).toBe('Invalid Date');
});

test('a list has "and" before its last word and no comma there', async () => {
  const { joinList } = await import('./plain-text');
  expect(joinList(['front.jpg'])).toBe('front.jpg');
  expect(joinList(['front.jpg', 'back.jpg'])).toBe('front.jpg and back.jpg');
  expect(joinList(['one', 'two', 'three'])).toBe('one, two and three');
});
