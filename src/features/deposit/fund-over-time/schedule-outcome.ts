import type { OperationProblem } from '../../../services/data/operation-error';
import type { Deposit } from '../../../domain/deposit/use-deposit';
import { formatCents } from '../../../domain/text/format';
import type { FieldRefusal } from '../../../forms/fields/refused-fields';
import type { RefusalOutcome } from '../common/refused-field';
import { unreachable } from './schedule-schema';

/** The outcome of an attempt to schedule deposits. */
export type ScheduleOutcome =
  | {
      readonly kind:
        /** The requested schedule exists. */
        | 'made'
        /** Another schedule exists already. */
        | 'exists'
        /** No schedule exists, and the next try starts over. */
        | 'not-saved'
        /** The application has another status, or the offer ended. Status navigation follows it. */
        | 'moved';
    }
  | RefusalOutcome;

/** Whether the schedule with this key, another one or none is active. */
export function scheduleNow(
  { schedule }: Pick<Deposit, 'schedule'>,
  key: string,
): 'made' | 'exists' | 'none' {
  if (schedule?.status !== 'ACTIVE') return 'none';
  return schedule.idempotencyKey === key ? 'made' : 'exists';
}

/** The message for a refused amount, with the data API's limits (cents); null for other refusals. */
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
