import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../catalogue/limits';
import { chosenLine, LineSchema, lineValues } from './credit-line-schema';

const check = (pick: string, amount = '') => {
  const result = v.safeParse(LineSchema, { pick, amount });
  if (result.success) return result.output.line;
  return result.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`);
};

describe('the credit line', () => {
  it.each(LIMITS.cash.quickPicks.map((cents) => [cents]))('is picked: %i', (cents) => {
    expect(check(String(cents), 'whatever was typed before')).toBe(cents);
  });

  it('is an amount between minimum and maximum, on a step', () => {
    expect(check('other', '$1,250')).toBe(125_000);
    expect(check('other', '150')).toEqual(['amount: Deposit amount must be $200 or more']);
    expect(check('other', '325')).toEqual([
      'amount: Deposit amount must be in increments of $50, like $350',
    ]);
    expect(check('other')).toEqual(['amount: Enter a deposit amount']);
    expect(check('')).toEqual(['pick: Select your credit line']);
    expect(check('12345')).toEqual(['pick: Select your credit line']);
  });

  it('is refused with a separator that could change its size', () => {
    expect(check('other', '300,00')).toBe(30_000);
    expect(check('other', '25,50')).toEqual(['amount: Deposit amount must be $200 or more']);
    expect(check('other', '30,0')).toEqual([
      'amount: Deposit amount must have two digits after the comma, like 300,00',
    ]);
  });

  it('fills the form with the previous choice', () => {
    for (const cents of [20_000, 30_000, 125_000, 300_000]) {
      expect(chosenLine(lineValues(cents))).toBe(cents);
    }
    expect(chosenLine(lineValues(null))).toBeNull();
  });
});
