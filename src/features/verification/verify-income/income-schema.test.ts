import { expect, test } from 'vitest';
import type { Applicant } from '../../../services/data/use-applicant';
import { incomeValues, sourcesChanged } from './income-schema';

test.each<[Parameters<typeof sourcesChanged>[0], Parameters<typeof sourcesChanged>[1], boolean]>([
  [['JOB'], ['JOB'], false],
  [['JOB', 'RETIREMENT'], ['RETIREMENT', 'JOB'], false],
  [['JOB'], ['JOB', 'RETIREMENT'], true],
  [['JOB', 'RETIREMENT'], ['JOB'], true],
  [['JOB'], ['RETIREMENT'], true],
])('%j where %j are on file', (typed, onFile, changed) => {
  expect(sourcesChanged(typed, onFile)).toBe(changed);
});

test.each([
  [null, ''],
  [0, '0'],
  [52_000, '52,000'],
])('an income of %j on file is shown as %j', (annualIncome, shown) => {
  const applicant = { user: { annualIncome }, incomeSources: ['JOB'] } as Applicant;
  expect(incomeValues(applicant)).toEqual({ annualIncome: shown, incomeSources: ['JOB'] });
});
