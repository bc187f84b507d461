import { expect, test } from 'vitest';
import { FaultSpecError } from '../../world/faults/spec';
import { testSeed } from '../../domain/seed/testing/test-seed';
import { startState } from './world-rules';

const start = (fault: string) =>
  startState(testSeed({ faults: [fault] }), { machineNow: 0, frozen: true });

test('a world rejects an initial fault that can never match', () => {
  expect(() => start('ofline')).toThrow(FaultSpecError);
  expect(() => start('operation=currentUsr,status=500')).toThrow(/currentUser/);
  expect(start('status=500').faults).toEqual([{ spec: 'status=500', matched: 0 }]);
});
