import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.restoreAllMocks());

test('a long list of amounts and dates makes each format of the browser once', async () => {
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
  expect([numbers, dates].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
  for (const spy of made) expect(spy).not.toHaveBeenCalled();
});

test('what is no date is said to be none, and ends no screen', async () => {
  const { dateText } = await import('./plain-text');
  expect(dateText('soon')).toBe('Invalid Date');
});
