import type { OperationProblem } from '../../../services/data/operation-error';
import type { Deposit } from '../../../domain/deposit/use-deposit';
import { formatCents } from '../../../domain/text/format';
import type { FieldRefusal } from '../../../forms/fields/refused-fields';
import type { RefusalOutcome } from '../common/refused-field';
import { unreachable } from './schedule-schema';

export type ScheduleOutcome =
  | {
      readonly kind:
        | 'made'
        /** Another schedule exists. */
        | 'exists'
        /** No schedule exists; the next attempt starts over. */
        | 'not-saved'
        /** The status changed or the offer ended; status navigation takes over. */
        | 'moved';
    }
  | RefusalOutcome;

/** Returns whether the schedule with this key, another one or none is active. */
export function scheduleNow(
  { schedule }: Pick<Deposit, 'schedule'>,
  key: string,
): 'made' | 'exists' | 'none' {
  if (schedule?.status !== 'ACTIVE') return 'none';
  return schedule.idempotencyKey === key ? 'made' : 'exists';
}

/** Returns the message for a refused amount, with the data API's limits (cents); otherwise null. */
export function amountRefusal(problem: OperationProblem | null): FieldRefusal | null {
  if (problem?.kind !== 'refused') return null;
  const { code, details = {} } = problem;
  const { total, deadline, deposit, remaining } = details;
  if (
    code === 'SCHEDULE_UNREACHABLE' &&
    typeof total === 'number' &&
    typeof deadline === 'string' &&
    typeof deposit === 'number'
  ) {
    return { name: 'amount', message: unreachable({ received: 0, deposit, deadline }, total) };
  }
  if (code === 'DEPOSIT_EXCEEDED' && typeof remaining === 'number') {
    return {
      name: 'amount',
      message: `Deposit amount must be ${formatCents(remaining)} or less`,
    };
  }
  return null;
}
