import { expect, test } from 'vitest';
import { arrivalDate } from './bank-days';

test('a transfer takes three bank days, a card none', () => {
  expect(arrivalDate('2026-07-20', 'BANK_ACCOUNT')).toBe('2026-07-23');
  expect(arrivalDate('2026-07-02', 'BANK_ACCOUNT')).toBe('2026-07-07');
  expect(arrivalDate('2026-07-20', 'DEBIT_CARD')).toBe('2026-07-20');
});
