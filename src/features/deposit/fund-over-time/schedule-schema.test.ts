import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { nextBankDays } from '../../../domain/deposit/bank-days';
import { previewPlan, scheduleSchema } from './schedule-schema';

const GOAL = { received: 0, deposit: 30_000, deadline: '2026-07-20' };
const DATES = nextBankDays('2026-06-15', 10);
const TERMS = { goal: GOAL, minimumDeposit: 2000, dates: DATES };
const schema = scheduleSchema(() => TERMS);

const check = (amount: string, frequency = 'WEEKLY', firstOn = DATES[0] ?? '') => {
  const result = v.safeParse(schema, { amount, frequency, firstOn });
  if (result.success) return result.output;
  return result.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`);
};

describe('a schedule of deposits', () => {
  it('is valid if it reaches the goal in time', () => {
    expect(check('60')).toEqual({ amount: 6000, frequency: 'WEEKLY', firstOn: '2026-06-16' });
    expect(check('300', 'MONTHLY')).toMatchObject({ amount: 30_000 });
    expect(check('75.01')).toMatchObject({ amount: 7501 });
  });

  it('names the shortfall and the deadline', () => {
    expect(check('20')).toEqual([
      'amount: Choose larger or more frequent deposits. You’d have $100 by July 20, 2026, but you need $300.',
    ]);
  });

  it('names the missing fields', () => {
    expect(check('', '', '')).toEqual([
      'amount: Enter a deposit amount',
      'frequency: Select how often you’d like to deposit',
      'firstOn: Select a first deposit date',
    ]);
    expect(check('19.99')).toEqual(['amount: Deposit amount must be $20 or more']);
    expect(check('300.01')).toEqual(['amount: Deposit amount must be $300 or less']);
    expect(check('60', 'WEEKLY', '2026-06-20')).toEqual(['firstOn: Select a first deposit date']);
    expect(check('100', 'WEEKLY', '')).toEqual(['firstOn: Select a first deposit date']);
  });

  it('accepts a decimal comma before two digits and refuses other misplaced separators', () => {
    expect(check('75,01')).toMatchObject({ amount: 7501 });
    expect(check('150,5')).toEqual([
      'amount: Deposit amount must have two digits after the comma, like 25,50',
    ]);
    expect(check('25 50')).toEqual([
      'amount: Check the space. Deposit amount must be written like 25.50',
    ]);
  });

  it('allows less than the minimum if less is left', () => {
    const rest = scheduleSchema(() => ({ ...TERMS, goal: { ...GOAL, received: 29_000 } }));
    const values = { amount: '10', frequency: 'WEEKLY', firstOn: DATES[0] ?? '' };
    expect(v.is(rest, values)).toBe(true);
  });

  it('is validated against the deposit at that time', () => {
    let terms = TERMS;
    const read = scheduleSchema(() => terms);
    const values = { amount: '20', frequency: 'WEEKLY', firstOn: DATES[0] ?? '' };
    expect(v.is(read, values)).toBe(false);
    terms = { ...TERMS, goal: { ...GOAL, received: 20_000 } };
    expect(v.is(read, values)).toBe(true);
    terms = { ...terms, dates: DATES.slice(1) };
    expect(v.is(read, values)).toBe(false);
  });

  it('is previewed to the cent while it is typed', () => {
    const values = { amount: '70.01', frequency: 'WEEKLY', firstOn: '2026-06-16' };
    const plan = previewPlan(values, GOAL, 2000);
    expect(plan?.deposits.map(({ amount }) => amount)).toEqual([7001, 7001, 7001, 7001, 1996]);
    expect(plan?.completeOn).toBe('2026-07-14');
    expect(previewPlan({ ...values, amount: '7o' }, GOAL, 2000)).toBeNull();
    expect(previewPlan({ ...values, firstOn: '' }, GOAL, 2000)).toBeNull();
  });
});
