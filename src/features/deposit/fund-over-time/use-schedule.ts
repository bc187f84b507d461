import { useRef, useState } from 'react';
import type { DepositPlan } from '../../../catalogue/deposit-schedule';
import { ScheduleDepositsDocument } from '../../../contract/generated/documents';
import { refusalCode, type OperationProblem } from '../../../services/data/operation-error';
import { useOperation } from '../../../services/data/use-operation';
import type { Deposit } from '../../../common/deposit/use-deposit';
import { AUTHORIZATION_VERSION } from '../../../common/disclosures/payment-authorization';
import { sourceInput, type PaymentSource } from '../common/method-schema';
import { nextPaymentKey } from '../common/payment-key';

/** How an attempt to schedule ended; as with a payment. */
export type ScheduleOutcome = 'made' | 'moved' | 'changed' | 'source' | 'problem';

const AFTER_REFUSAL: Readonly<Record<string, ScheduleOutcome>> = {
  OFFER_CLOSED: 'moved',
  TRANSITION_REFUSED: 'moved',
  DEPOSIT_EXCEEDED: 'changed',
  SCHEDULE_UNREACHABLE: 'changed',
  CARD_TOKEN_UNKNOWN: 'source',
  FIELD_INVALID: 'source',
};

/** Schedules the deposits, once: every try carries the key that lay in storage when the review was shown. */
export function useSchedule(options: {
  readonly deposit: Deposit;
  refetch(): Promise<Deposit | null>;
}): {
  schedule(source: PaymentSource, plan: DepositPlan): Promise<ScheduleOutcome>;
  check(): Promise<boolean | null>;
  readonly running: boolean;
  readonly problem: OperationProblem | null;
} {
  const { deposit, refetch } = options;
  const { run, running, problem, clearProblem } = useOperation(ScheduleDepositsDocument);
  const [key] = useState(() =>
    nextPaymentKey(deposit.applicationId, {
      purpose: 'schedule',
      settled: deposit.schedule === null ? [] : [deposit.schedule.idempotencyKey],
    }),
  );
  const busy = useRef(false);
  const isMade = (now: Deposit): boolean =>
    now.schedule?.idempotencyKey === key || now.schedule?.status === 'ACTIVE';

  const attempt = async (source: PaymentSource, plan: DepositPlan): Promise<ScheduleOutcome> => {
    const { data, problem: found } = await run({
      input: {
        creditApplicationId: deposit.applicationId,
        idempotencyKey: key,
        ...plan,
        ...sourceInput(source),
        authorizationVersion: AUTHORIZATION_VERSION,
      },
    });
    if (found?.kind !== 'refused' && !data?.scheduleDeposits) return 'problem';
    const now = await refetch();
    if (data?.scheduleDeposits || (now !== null && isMade(now))) return 'made';
    const outcome = AFTER_REFUSAL[refusalCode(found) ?? ''] ?? 'problem';
    if (outcome !== 'problem') clearProblem();
    return outcome;
  };

  return {
    running,
    problem,
    schedule: async (source, plan) => {
      if (busy.current) return 'problem';
      busy.current = true;
      return attempt(source, plan).finally(() => {
        busy.current = false;
      });
    },
    check: async () => {
      const now = await refetch();
      return now === null ? null : isMade(now);
    },
  };
}
