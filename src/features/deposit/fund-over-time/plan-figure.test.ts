import { expect, test } from 'vitest';
import { planFacts, planFigure } from './plan-figure';

const goal = { received: 10_000, deposit: 30_000, deadline: '2026-07-20' };
const deposits = [
  { on: '2026-06-16', amount: 10_000, runningTotal: 20_000 },
  { on: '2026-06-23', amount: 10_000, runningTotal: 30_000 },
];

test('the figure of a plan is the unpaid rest', () => {
  expect(planFigure(goal)).toEqual({ term: 'Left to deposit', value: '$200' });
});

test('the facts of a plan have the number of deposits only if they reach the goal', () => {
  expect(planFacts({ deposits, total: 30_000, completeOn: '2026-06-23' })).toEqual([
    { term: 'Deposits', description: '2' },
    { term: 'Last one on', description: 'June 23, 2026' },
  ]);
  expect(planFacts(null)).toEqual([]);
  expect(planFacts({ deposits, total: 20_000, completeOn: null })).toEqual([]);
});
