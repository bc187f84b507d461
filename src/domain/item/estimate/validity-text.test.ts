import { expect, test } from 'vitest';
import { validityText } from './validity-text';

test('an estimate that was renewed says so', () => {
  const good = 'Your estimate is good until August\u00a015, 2026.';
  expect(validityText({ estimateValidUntil: null, estimateRenewedOn: null })).toBe('');
  expect(validityText({ estimateValidUntil: '2026-08-15', estimateRenewedOn: null })).toBe(good);
  expect(validityText({ estimateValidUntil: '2026-08-15', estimateRenewedOn: '2026-07-16' })).toBe(
    `Your estimate had run out. We renewed it on July\u00a016, 2026 at the reference prices of that day. ${good}`,
  );
});
