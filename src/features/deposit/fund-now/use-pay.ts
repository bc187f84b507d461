import { useState } from 'react';
import { PayDepositDocument } from '../../../contract/generated/documents';
import { refusalCode, type OperationProblem } from '../../../services/data/operation-error';
import { useOperation } from '../../../services/data/use-operation';
import type { Deposit } from '../../../domain/deposit/use-deposit';
import { AUTHORIZATION_VERSION } from '../common/payment-authorization';
import { sourceInput, type PaymentSource } from '../common/method-schema';
import { nextPaymentKey } from '../common/payment-key';
import { refusalOutcome, refusedPaymentField, type RefusalOutcome } from '../common/refused-field';

export type PayOutcome =
  | {
      readonly kind:
        /** The payment exists, whatever the bank has responded. */
        | 'made'
        /** The status changed or the offer ended; status navigation takes over. */
        | 'moved'
        /** The unpaid part of the deposit changed after the page was opened. */
        | 'changed';
    }
  | RefusalOutcome;

/** Every attempt sends the idempotency key that was stored when the review was shown. */
export function usePay(options: {
  readonly deposit: Deposit;
  refetch(): Promise<Deposit | null>;
}): {
  pay(source: PaymentSource, amount: number): Promise<PayOutcome>;
  /** Resolves to whether the payment exists; null if the lookup failed. */
  check(): Promise<boolean | null>;
  readonly running: boolean;
  readonly problem: OperationProblem | null;
} {
  const { deposit, refetch } = options;
  const { run, running, problem, clearProblem } = useOperation(PayDepositDocument);
  const [key] = useState(() =>
    nextPaymentKey(deposit.applicationId, {
      purpose: 'payment',
      settled: deposit.payments.map(({ idempotencyKey }) => idempotencyKey),
    }),
  );

  const made = (now: Deposit): boolean =>
    now.payments.some(({ idempotencyKey }) => idempotencyKey === key);

  const afterRefusal = async (found: OperationProblem): Promise<PayOutcome> => {
    const now = await refetch();
    if (now !== null && made(now)) return { kind: 'made' };
    switch (refusalCode(found)) {
      case 'OFFER_CLOSED':
      case 'TRANSITION_REFUSED':
        return { kind: 'moved' };
      case 'DEPOSIT_EXCEEDED':
        return { kind: 'changed' };
      default:
        return refusalOutcome(refusedPaymentField(found));
    }
  };

  const pay = async (source: PaymentSource, amount: number): Promise<PayOutcome> => {
    const { data, problem: found } = await run({
      input: {
        creditApplicationId: deposit.applicationId,
        idempotencyKey: key,
        amount,
        ...sourceInput(source),
        authorizationVersion: AUTHORIZATION_VERSION,
      },
    });
    if (data?.payDeposit) {
      await refetch();
      return { kind: 'made' };
    }
    if (found?.kind !== 'refused') return { kind: 'problem' };
    const outcome = await afterRefusal(found);
    if (outcome.kind !== 'problem') clearProblem();
    return outcome;
  };

  return {
    running,
    problem,
    pay,
    check: async () => {
      const now = await refetch();
      return now === null ? null : made(now);
    },
  };
}
