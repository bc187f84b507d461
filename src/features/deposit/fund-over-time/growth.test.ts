import { expect, test } from 'vitest';
import { growthOf } from './growth';

const goal = { received: 0, deposit: 30_000, deadline: '2026-07-16' };
const weekly = ['2026-06-16', '2026-06-23', '2026-06-30'].map((on, index) => ({
  on,
  runningTotal: (index + 1) * 10_000,
}));

test('the line grows by a step on each date up to its goal', () => {
  const { points, path, marks, total } = growthOf({ from: '2026-06-16', goal, deposits: weekly });
  expect(points).toEqual([
    { on: '2026-06-16', x: 0, y: 33.33, isHere: true },
    { on: '2026-06-23', x: 23.33, y: 66.67, isHere: true },
    { on: '2026-06-30', x: 46.67, y: 100, isHere: true },
  ]);
  expect(path).toBe('M 0 100 H 0 V 66.67 H 23.33 V 33.33 H 46.67 V 0');
  expect(marks.map(({ on, side }) => `${side} ${on}`)).toEqual([
    'start 2026-06-16',
    'middle 2026-06-30',
    'end 2026-07-16',
  ]);
  expect(total).toBe(30_000);
});

test('the line of received deposits ends today, and future deposits continue it', () => {
  const deposits = weekly.map(({ on, runningTotal }, index) => ({
    on,
    runningTotal,
    isHere: index === 0,
  }));
  const growthOn = (today: string) => growthOf({ from: '2026-06-16', goal, deposits, today });
  const between = growthOn('2026-06-19');
  expect([between.path, between.pathAhead, between.now]).toEqual([
    'M 0 100 H 0 V 66.67 H 10',
    'M 10 66.67 H 23.33 V 33.33 H 46.67 V 0',
    10,
  ]);
  // An overdue deposit is in progress: the line of received deposits ends before it.
  const late = growthOn('2026-06-28');
  expect([late.path, late.now]).toEqual(['M 0 100 H 0 V 66.67 H 23.33', 40]);
  expect(late.marks.map(({ words }) => words)).toEqual(['From Jun 16', 'Today', 'Due Jul 16']);
  const near = growthOf({ from: '2026-06-08', goal, deposits, today: '2026-06-24' });
  expect(near.marks.map(({ words }) => words)).toEqual(['Today', 'Due Jul 16']);
  expect(growthOn('2026-08-01').now).toBeNull();
});

test('a deposit that arrives before an earlier one counts by itself', () => {
  const deposits = weekly.map((deposit) =>
    Object.assign(deposit, { isHere: deposit.on === '2026-06-23' }),
  );
  const { points, path, pathAhead, total } = growthOf({
    from: '2026-06-16',
    goal,
    deposits,
    today: '2026-06-26',
  });
  expect(points.map(({ on, y }) => `${on} ${String(y)}`)).toEqual([
    '2026-06-23 33.33',
    '2026-06-16 66.67',
    '2026-06-30 100',
  ]);
  expect(path).toBe('M 0 100 H 23.33 V 66.67 H 23.33');
  expect(pathAhead).toBe('M 23.33 66.67 H 23.33 V 33.33 H 46.67 V 0');
  expect(total).toBe(30_000);
});

test('dates that would overlap are omitted, and without deposits only the goal is shown', () => {
  const late = [{ on: '2026-07-13', runningTotal: 30_000 }];
  const sides = (deposits: typeof late) =>
    growthOf({ from: '2026-06-16', goal, deposits }).marks.map(({ side }) => side);
  expect(sides(late)).toEqual(['end']);
  expect(sides([])).toEqual(['end']);
  expect(growthOf({ from: '2026-06-16', goal, deposits: [] }).total).toBe(0);
});

test('a missed deposit is marked on the line of that day, and the chart starts with it', () => {
  const { gaps, points, marks } = growthOf({
    from: '2026-06-02',
    goal: { received: 0, deposit: 30_000, deadline: '2026-07-02' },
    deposits: [
      { on: '2026-06-09', runningTotal: 10_000, isHere: true },
      { on: '2026-06-23', runningTotal: 20_000, isHere: false },
    ],
    missed: ['2026-06-02', '2026-06-16'],
    today: '2026-06-17',
  });
  expect(gaps).toEqual([
    { on: '2026-06-02', x: 0, y: 0 },
    { on: '2026-06-16', x: 46.67, y: 33.33 },
  ]);
  expect(points.map(({ on }) => on)).toEqual(['2026-06-09', '2026-06-23']);
  expect(marks.map(({ words }) => words)).toEqual(['From Jun 2', 'Today', 'Due Jul 2']);
});
