import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../catalogue/limits';
import { depositAmount, depositAmountProblem, parseCents, typedCents } from './deposit-amount';
import { firstMessage, parsed } from '../../../forms/fields/testing/first-message';

const LINE = { minimum: LIMITS.cash.minLine, maximum: LIMITS.cash.maxLine, step: LIMITS.cash.step };

describe('a deposit amount', () => {
  it.each([
    ['', 'Enter a deposit amount'],
    ['three hundred', 'Deposit amount must be a number, like 300'],
    ['3e2', 'Deposit amount must be a number without letters or symbols, like 300'],
    ['250,5', 'Deposit amount must have two digits after the comma, like 300,00'],
    ['2,500,00', 'Check the comma. Deposit amount must be written like 300'],
    ['25 50', 'Check the space. Deposit amount must be written like 300'],
    ['1.250.50', 'Deposit amount must have only one decimal point, like 300'],
    ['300.001', 'Deposit amount must have no more than two decimals, like 300'],
    ['-300', 'Deposit amount must be $200 or more'],
    ['25,50', 'Deposit amount must be $200 or more'],
    ['199.99', 'Deposit amount must be $200 or more'],
    ['3,050', 'Deposit amount must be $3,000 or less'],
    ['1,000,000,000', 'Deposit amount must be $3,000 or less'],
    ['9'.repeat(40), 'Deposit amount must be $3,000 or less'],
    ['325', 'Deposit amount must be in increments of $50, like $350'],
    ['2,999', 'Deposit amount must be in increments of $50, like $3,000'],
    ['$ 1,000.00', null],
    ['250,00', null],
    [' 200 ', null],
  ])('%j: %s', (text, message) => {
    expect(depositAmountProblem(text, LINE)).toBe(message);
  });

  it('may have any cents if the limits have no step', () => {
    const limits = { minimum: 2000, maximum: 30_000, step: 0 };
    expect(depositAmountProblem('42.17', limits)).toBeNull();
    expect(depositAmountProblem('300.01', limits)).toBe('Deposit amount must be $300 or less');
  });

  it.each([
    ['.32', 32],
    ['0.5', 50],
    ['.', null],
    ['$', null],
    ['1.234', null],
    ['1.2x', null],
    ['-1', null],
    ['25,50', 2550],
    ['150,5', null],
    ['25 50', null],
    ['x1', null],
    ['300', 30_000],
    ['9'.repeat(40), Number.MAX_SAFE_INTEGER],
  ])('reads %j as %s cents', (text, cents) => {
    expect(parseCents(text)).toBe(cents);
  });

  it('is parsed to the cent', () => {
    assert(
      property(integer({ min: 0, max: 99_999_999 }), (cents) => {
        expect(parseCents(typedCents(cents))).toBe(cents);
      }),
    );
  });

  it('is written without cents if it is whole dollars', () => {
    expect([30_000, 2050, 2005].map(typedCents)).toEqual(['300', '20.50', '20.05']);
  });

  it('is validated in cents by the limits at that time', () => {
    let maximum = 10_000;
    const schema = depositAmount(() => ({ minimum: 2000, maximum, step: 0 }));
    expect(firstMessage(schema, '120')).toBe('Deposit amount must be $100 or less');
    maximum = 20_000;
    expect(parsed(schema, '120')).toBe(12_000);
    expect(firstMessage(schema, '20')).toBeNull();
    expect(firstMessage(schema, '200')).toBeNull();
  });
});
