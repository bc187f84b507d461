import { describe, expect, it } from 'vitest';
import type { Deposit } from '../../../domain/deposit/use-deposit';
import { amountRefusal, scheduleNow } from './schedule-outcome';

describe('the state of a schedule', () => {
  const now = (status: string, idempotencyKey: string) =>
    scheduleNow({ schedule: { status, idempotencyKey } as Deposit['schedule'] }, 'mine');

  it('distinguishes the own schedule from another one and from a stopped one', () => {
    expect(now('ACTIVE', 'mine')).toBe('made');
    expect(now('ACTIVE', 'of another tab')).toBe('exists');
    expect(now('STOPPED', 'mine')).toBe('none');
    expect(scheduleNow({ schedule: null }, 'mine')).toBe('none');
  });
});

describe('a refused amount', () => {
  it('names the limits of the refusal', () => {
    expect(
      amountRefusal({
        kind: 'refused',
        code: 'SCHEDULE_UNREACHABLE',
        field: null,
        details: { total: 22_500, deadline: '2026-07-20', deposit: 60_000 },
      }),
    ).toEqual({
      name: 'amount',
      message:
        'Choose larger or more frequent deposits. You’d have $225 by July 20, 2026, but you need $600.',
    });
    expect(
      amountRefusal({
        kind: 'refused',
        code: 'DEPOSIT_EXCEEDED',
        field: null,
        details: { remaining: 1050 },
      }),
    ).toEqual({ name: 'amount', message: 'Deposit amount must be $10.50 or less' });
    expect(amountRefusal({ kind: 'refused', code: 'FIELD_INVALID', field: 'firstOn' })).toBeNull();
  });
});
