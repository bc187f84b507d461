import { useRef, useState } from 'react';
import type { DepositPlan } from '../../../domain/deposit/deposit-schedule';
import { ScheduleDepositsDocument } from '../../../contract/generated/documents';
import { refusalCode, type OperationProblem } from '../../../services/data/operation-error';
import { useOperation } from '../../../services/data/use-operation';
import type { Deposit } from '../../../domain/deposit/use-deposit';
import { AUTHORIZATION_VERSION } from '../common/payment-authorization';
import { sourceInput, type PaymentSource } from '../common/method-schema';
import { forgetPaymentKey, nextPaymentKey } from '../common/payment-key';
import { refusalOutcome, refusedPaymentField } from '../common/refused-field';
import { amountRefusal, scheduleNow, type ScheduleOutcome } from './schedule-outcome';

/** Every attempt sends the idempotency key that was stored when the review was shown. */
export function useSchedule(options: {
  readonly deposit: Deposit;
  refetch(): Promise<Deposit | null>;
}): {
  schedule(source: PaymentSource, plan: DepositPlan): Promise<ScheduleOutcome>;
  /** Resolves to null if the lookup failed. */
  check(): Promise<'made' | 'exists' | 'none' | null>;
  readonly running: boolean;
  readonly problem: OperationProblem | null;
} {
  const { deposit, refetch } = options;
  const { applicationId } = deposit;
  const { run, running, problem, clearProblem } = useOperation(ScheduleDepositsDocument);
  const newKey = (): string =>
    nextPaymentKey(applicationId, {
      purpose: 'schedule',
      settled: deposit.schedule === null ? [] : [deposit.schedule.idempotencyKey],
    });
  const [first] = useState(newKey);
  const key = useRef(first);

  /** The key belongs to a schedule that no longer exists, so the next attempt needs a new one. */
  const renewKey = (): void => {
    forgetPaymentKey(applicationId, 'schedule');
    key.current = newKey();
  };

  const refused = async (found: OperationProblem | null): Promise<ScheduleOutcome> => {
    const now = await refetch();
    const present = now === null ? 'none' : scheduleNow(now, key.current);
    const code = refusalCode(found);
    // The key was sent with other values before, so the existing schedule isn't the requested one.
    if (present !== 'none') return { kind: code === 'IDEMPOTENCY_KEY_REUSED' ? 'exists' : present };
    if (code === 'OFFER_CLOSED' || code === 'TRANSITION_REFUSED') return { kind: 'moved' };
    if (code === 'IDEMPOTENCY_KEY_REUSED' && now !== null) {
      renewKey();
      return { kind: 'not-saved' };
    }
    return refusalOutcome(amountRefusal(found) ?? refusedPaymentField(found));
  };

  const schedule = async (source: PaymentSource, plan: DepositPlan): Promise<ScheduleOutcome> => {
    const { data, problem: found } = await run({
      input: {
        creditApplicationId: applicationId,
        idempotencyKey: key.current,
        ...plan,
        ...sourceInput(source),
        authorizationVersion: AUTHORIZATION_VERSION,
      },
    });
    const made = data?.scheduleDeposits;
    if (made?.status === 'ACTIVE') {
      await refetch();
      forgetPaymentKey(applicationId, 'schedule');
      return { kind: 'made' };
    }
    if (made) {
      // The response belongs to an earlier attempt, whose schedule was stopped in between.
      await refetch();
      renewKey();
      return { kind: 'not-saved' };
    }
    if (found?.kind !== 'refused') return { kind: 'problem' };
    const outcome = await refused(found);
    if (outcome.kind !== 'problem') clearProblem();
    return outcome;
  };

  return {
    running,
    problem,
    schedule,
    check: async () => {
      const now = await refetch();
      return now === null ? null : scheduleNow(now, key.current);
    },
  };
}
