import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addBankDays, isBankDay, nextBankDays } from './bank-days';
import { addDays, dayOfLaterMonth } from '../../catalogue/calendar-date';
import { DEPOSIT_FREQUENCIES, planDeposits } from './deposit-schedule';

const GOAL = { received: 0, deposit: 60_000, deadline: '2026-07-20' };

describe('bank days', () => {
  test('exclude weekends and holidays, with Sunday holidays moved to Monday', () => {
    const open = ['2026-06-18', '2026-07-03', '2021-12-24'];
    const closed = ['2026-06-19', '2026-06-20', '2026-06-21', '2026-07-04', '2027-07-05'];
    expect(open.filter((date) => !isBankDay(date))).toEqual([]);
    expect(closed.filter(isBankDay)).toEqual([]);
  });

  test('a transfer on June 15 arrives on June 18, one on June 16 after Juneteenth', () => {
    expect(addBankDays('2026-06-15', 3)).toBe('2026-06-18');
    expect(addBankDays('2026-06-16', 3)).toBe('2026-06-22');
    expect(nextBankDays('2026-06-15', 10)).toContain('2026-06-22');
  });

  test('a missing day of a month becomes its last day', () => {
    expect(dayOfLaterMonth('2027-12-31', 2, 31)).toBe('2028-02-29');
    expect(dayOfLaterMonth('2026-12-31', 2, 31)).toBe('2027-02-28');
    expect(dayOfLaterMonth('2026-01-31', 2, 31)).toBe('2026-03-31');
  });
});

describe('planDeposits', () => {
  test('$75 every two weeks reaches $225 by the deadline', () => {
    const plan = { amount: 7500, frequency: 'EVERY_TWO_WEEKS', firstOn: '2026-06-22' } as const;
    expect(planDeposits(plan, GOAL)).toEqual({
      deposits: [
        { on: '2026-06-22', amount: 7500, runningTotal: 7500 },
        { on: '2026-07-06', amount: 7500, runningTotal: 15_000 },
        { on: '2026-07-20', amount: 7500, runningTotal: 22_500 },
      ],
      total: 22_500,
      completeOn: null,
    });
  });

  test('$150 every week reaches $600 with the fourth deposit', () => {
    const plan = { amount: 15_000, frequency: 'WEEKLY', firstOn: '2026-06-22' } as const;
    const { deposits, completeOn } = planDeposits(plan, GOAL);
    expect(deposits.map(({ on }) => on)).toEqual([
      '2026-06-22',
      '2026-06-29',
      '2026-07-06',
      '2026-07-13',
    ]);
    expect(completeOn).toBe('2026-07-13');
  });

  test.each([
    // Monthly dates follow the first date's day, not the previous one's.
    ['MONTHLY', '2026-12-31', ['2026-12-31', '2027-02-01', '2027-03-01', '2027-03-31']],
    ['MONTHLY', '2028-01-31', ['2028-01-31', '2028-02-29', '2028-03-31', '2028-05-01']],
    ['TWICE_A_MONTH', '2028-02-14', ['2028-02-14', '2028-02-29', '2028-03-14', '2028-03-29']],
    ['TWICE_A_MONTH', '2026-07-15', ['2026-07-15', '2026-07-30', '2026-08-17', '2026-08-31']],
    ['TWICE_A_MONTH', '2026-07-16', ['2026-07-16', '2026-08-03', '2026-08-17', '2026-09-01']],
    ['TWICE_A_MONTH', '2027-08-31', ['2027-08-31', '2027-09-16', '2027-09-30', '2027-10-18']],
    // July 4, 2027 is a Sunday: banks observe it on Monday.
    ['WEEKLY', '2027-06-28', ['2027-06-28', '2027-07-06', '2027-07-12', '2027-07-19']],
  ] as const)('%s from %s: %s', (frequency, firstOn, dates) => {
    const plan = { amount: 10_000, frequency, firstOn };
    const goal = { received: 0, deposit: 40_000, deadline: addDays(firstOn, 200) };
    expect(planDeposits(plan, goal).deposits.map(({ on }) => on)).toEqual(dates);
  });

  test('plans a deposit on the deadline and none after it', () => {
    const plan = { amount: 15_000, frequency: 'WEEKLY', firstOn: '2026-06-22' } as const;
    const datesUntil = (deadline: string) =>
      planDeposits(plan, { ...GOAL, deadline }).deposits.map(({ on }) => on);
    expect(datesUntil('2026-06-29')).toEqual(['2026-06-22', '2026-06-29']);
    expect(datesUntil('2026-06-28')).toEqual(['2026-06-22']);
  });

  test('plans no past dates', () => {
    const plan = { amount: 15_000, frequency: 'WEEKLY', firstOn: '2026-06-22' } as const;
    const { deposits } = planDeposits(plan, GOAL, { notBefore: '2026-07-06' });
    expect(deposits.map(({ on }) => on)).toEqual(['2026-07-06', '2026-07-13', '2026-07-20']);
  });

  test('adds up to the exact deposit on increasing bank days', () => {
    const anyDate = fc
      .integer({ min: 0, max: 20_000 })
      .map((days) => addBankDays(addDays('2020-01-01', days), 1));
    fc.assert(
      fc.property(
        fc.record({
          amount: fc.integer({ min: 1, max: 400_000 }),
          frequency: fc.constantFrom(...DEPOSIT_FREQUENCIES),
          firstOn: anyDate,
        }),
        fc.integer({ min: 1, max: 300_000 }),
        fc.integer({ min: 0, max: 300_000 }),
        fc.integer({ min: 0, max: 60 }),
        (plan, deposit, received, window) => {
          const deadline = addDays(plan.firstOn, window);
          const { deposits, total, completeOn } = planDeposits(plan, {
            received,
            deposit,
            deadline,
          });
          const sum = deposits.reduce((so, { amount }) => so + amount, received);
          expect(total).toBe(sum);
          if (received < deposit) expect(total).toBeLessThanOrEqual(deposit);
          expect(completeOn !== null).toBe(deposits.length > 0 && total === deposit);
          const dates = deposits.map(({ on }) => on);
          expect(dates).toEqual([...new Set(dates)].toSorted());
          expect(dates.every((on) => isBankDay(on) && on <= deadline)).toBe(true);
          expect(deposits.slice(0, -1).every(({ amount }) => amount === plan.amount)).toBe(true);
        },
      ),
    );
  });
});
