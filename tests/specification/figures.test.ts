import { expect, test } from 'vitest';
import { LIMITS, minimumAge } from '../../src/catalogue/limits';
import { PROGRAM_IDS, programDefinition } from '../../src/catalogue/programs';

// Amounts in cents. Written by hand, to detect accidental changes.

test('limits of items: line, estimate validity, shipping deadline', () => {
  const { minLine, maxLine, minItem, estimateValidDays, shipByDays } = LIMITS.item;
  expect([minLine, maxLine, minItem]).toEqual([20_000, 1_000_000, 5_000]);
  expect([estimateValidDays, shipByDays]).toEqual([30, 14]);
});

test('limits of deposits: line, step, minimum, funding window', () => {
  expect(LIMITS.cash).toEqual({
    minLine: 20_000,
    maxLine: 300_000,
    step: 5_000,
    quickPicks: [20_000, 30_000, 50_000, 100_000],
    minDeposit: 2_000,
    windowDays: 35,
  });
});

test('limits in days, minutes and tries', () => {
  expect(LIMITS.offer.validDays).toBe(30);
  expect([LIMITS.freeze.dueDays, LIMITS.incomplete.dueDays, LIMITS.inactive.days]).toEqual([
    30, 30, 90,
  ]);
  expect(LIMITS.otp).toEqual({
    ttlMin: 10,
    resendSec: 30,
    maxTries: 5,
    maxSent: 5,
    windowMin: 10,
  });
  expect([LIMITS.session.warnSec, LIMITS.poll.sec, LIMITS.answer.limitSec]).toEqual([120, 30, 30]);
});

test('income, in whole dollars a year', () => {
  expect(LIMITS.income.max).toBe(9_999_999);
});

test('the minimum age is 18 unless state ages count', () => {
  const states = ['AL', 'NE', 'MS', 'PR', 'OR'];
  expect(states.map((state) => minimumAge(state))).toEqual([18, 18, 18, 18, 18]);
  expect(states.map((state) => minimumAge(state, true))).toEqual([19, 19, 21, 21, 18]);
  expect([minimumAge(null), minimumAge(null, true)]).toEqual([18, 18]);
});

test('flow, security and unsupported states of the programs of the specification', () => {
  const territories = ['PR', 'GU', 'VI', 'AS', 'MP'];
  const shown = PROGRAM_IDS.map((id) => {
    const { flow, security, unsupportedStates } = programDefinition(id);
    return [id, flow, security, [...unsupportedStates].toSorted()];
  });
  const written = [
    ['home_light', 'home', 'home', [...territories, 'TX'].toSorted()],
    ['safeguard', 'home', 'none', territories.toSorted()],
    ['honor', 'home', 'none', territories.toSorted()],
    ['trovy', 'home', 'none', territories.toSorted()],
    ['pesto_item', 'item', 'item', [...territories, 'AA', 'AE', 'AP'].toSorted()],
    ['pesto_cash', 'cash', 'cash', []],
  ];
  expect(shown).toEqual(expect.arrayContaining(written));
});
