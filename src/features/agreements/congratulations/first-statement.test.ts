import { expect, it } from 'vitest';
import { firstStatementOn } from './first-statement';

const UPDATED = '2026-06-15T23:30:00-04:00';

it.each([
  ['after the cancellation period', '2026-06-18', '2026-06-15T23:30:00-04:00', '2026-07-18'],
  ['after signing', null, '2026-12-15T09:00:00-05:00', '2027-01-14'],
  ['after the account was opened', null, null, '2026-07-15'],
])('the first statement comes a billing period %s', (_, cancellationEndsOn, signedAt, expected) => {
  expect(firstStatementOn({ cancellationEndsOn, signedAt, updatedAt: UPDATED })).toBe(expected);
});
