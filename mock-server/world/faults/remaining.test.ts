import { expect, test } from 'vitest';
import { neverApplied, remainingFault, timesApplied } from './remaining';

test.each([
  ['offline', 7, 'offline', 7],
  ['operation=currentUser,status=503,times=6', 0, 'operation=currentUser,status=503,times=6', 0],
  ['operation=currentUser,status=503,times=6', 4, 'operation=currentUser,status=503,times=2', 4],
  ['operation=currentUser, times=6 ,status=503', 6, null, 6],
  ['operation=currentUser,status=503,times=2', 9, null, 2],
  ['operation=currentUser,status=503,nth=3', 1, 'operation=currentUser,status=503,nth=2', 0],
  ['operation=currentUser,status=503,nth=3', 3, null, 1],
  ['offline,nth=3,times=2', 1, 'offline,nth=2,times=2', 0],
  ['offline,nth=3,times=2', 3, 'offline,nth=1,times=1', 1],
  ['offline,nth=3,times=2', 5, null, 2],
])('%s after %i matches leaves %s and was applied %i times', (spec, matched, left, applied) => {
  expect(remainingFault({ spec, matched })).toBe(left);
  expect(timesApplied({ spec, matched })).toBe(applied);
});

test('faults that were never applied are listed with their matches', () => {
  const applied = { spec: 'offline', matched: 1 };
  expect(neverApplied([applied])).toBeNull();
  expect(neverApplied([])).toBeNull();
  const idle = { spec: 'latency=1', matched: 0 };
  const third = { spec: 'operation=currentUser,status=503,nth=3', matched: 2 };
  expect(neverApplied([applied, idle, third])).toBe(
    'Fault "latency=1" never matched a request.\n' +
      `Fault "${third.spec}" never struck: only 2 matched.`,
  );
});
