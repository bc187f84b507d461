import { expect, test } from 'vitest';
import { changeOf, tableOf, worseThan, type Result } from './result.mjs';

const MACHINE_A: Result = {
  figures: [
    { name: 'first paint', value: 900, unit: 'ms', calibration: 600, limit: 900 },
    { name: 'script', value: 81, unit: 'kB', limit: 81 },
    { name: 'shift', value: 0, unit: '' },
    { name: 'blocking', value: 10, unit: 'ms' },
  ],
};

test('reports a regression for more bytes and slower ratios, not for a slower machine', () => {
  const here = (script: number, paint: number): Result => ({
    figures: [
      { name: 'first paint', value: paint, unit: 'ms', calibration: 1200 },
      { name: 'script', value: script, unit: 'kB' },
      { name: 'shift', value: 0.01, unit: '' },
      { name: 'blocking', value: 25, unit: 'ms' },
      { name: 'new', value: 5, unit: 's' },
    ],
  });
  const names = (...given: Parameters<typeof here>) =>
    worseThan(MACHINE_A, here(...given)).map(({ name }) => name);
  expect(names(81, 1800)).toEqual([]);
  expect(names(83.1, 2300)).toEqual(['first paint', 'script']);
  expect(worseThan(null, here(200, 9000))).toEqual([]);
  expect(changeOf({ value: 1200, unit: 'ms', calibration: 600 }, MACHINE_A.figures[0])).toBeCloseTo(
    4 / 3,
  );
  expect(changeOf({ value: 0.3, unit: '' }, MACHINE_A.figures[2])).toBe(Infinity);
});

test('the table has result, ratio to calibration, aim and change for each metric', () => {
  const rows = tableOf(MACHINE_A, MACHINE_A)
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()));
  expect(rows[0]).toEqual(['', 'Metric', 'Result', 'Ratio to calibration', 'Aim', 'baseline', '']);
  expect(rows[2]).toEqual(['', 'first paint', '900 ms', '1.50 × 600 ms', '900 ms', '× 1.00', '']);
  expect(rows[3]).toEqual(['', 'script', '81.0 kB', '', '81.0 kB', '× 1.00', '']);
});
