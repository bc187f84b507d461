import type { OperationProblem } from '../../../services/data/operation-error';
import type { Deposit } from '../../../domain/deposit/use-deposit';
import { formatCents } from '../../../domain/text/format';
import type { FieldRefusal } from '../../../forms/fields/refused-fields';
import type { RefusalOutcome } from '../common/refused-field';
import { unreachable } from './schedule-schema';

/** How an attempt to schedule ended. */
export type ScheduleOutcome =
  | {
      readonly kind:
        /** There is the schedule that was asked for. */
        | 'made'
        /** There is another one already. */
        | 'exists'
        /** There is none, and the next try is a new one. */
        | 'not-saved'
        /** The application moved on, or the offer ended: status navigation knows where to. */
        | 'moved';
    }
  | RefusalOutcome;

/** Whether deposits are made by the schedule with this key, by another one, or by none. */
export function scheduleNow(
  { schedule }: Pick<Deposit, 'schedule'>,
  key: string,
): 'made' | 'exists' | 'none' {
  if (schedule?.status !== 'ACTIVE') return 'none';
  return schedule.idempotencyKey === key ? 'made' : 'exists';
}

/** What a refusal says about the amount, in the data API's own numbers (cents); null for any other refusal. */
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
