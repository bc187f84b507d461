import type { PaymentStatus } from '../../../src/contract/generated/types';
import type { ApplicationRecord, WorldState } from '../../world/state';
import type { PaymentRecord } from '../../world/deposit-state';

/** Amounts in cents. */
export interface DepositTotals {
  readonly deposit: number;
  /** Neither returned by the bank nor refunded. */
  readonly received: number;
  /** Taken but not arrived yet. */
  readonly onTheWay: number;
  /** The applicant must confirm these; they aren't taken yet. */
  readonly waiting: number;
  /** Amount that can still be paid. */
  readonly remaining: number;
  readonly refunded: number;
  readonly isComplete: boolean;
}

/** Waits for the applicant's confirmation or the account's verification. */
export const WAITING: readonly PaymentStatus[] = ['NEEDS_BANK', 'MICRO_DEPOSITS'];

/** Oldest first. */
export function paymentsOf(
  { deposits }: Pick<WorldState, 'deposits'>,
  { id }: Pick<ApplicationRecord, 'id'>,
): PaymentRecord[] {
  return deposits.payments.filter(({ applicationId }) => applicationId === id);
}

function sum(payments: readonly PaymentRecord[], statuses: readonly PaymentStatus[]): number {
  return payments
    .filter(({ status }) => statuses.includes(status))
    .reduce((total, { amount }) => total + amount, 0);
}

/** A cash-secured line can't be opened before its deposit is complete. */
export function lacksDeposit(state: WorldState, application: ApplicationRecord): boolean {
  return application.cash !== null && !depositTotals(state, application).isComplete;
}

export function depositTotals(
  state: Pick<WorldState, 'deposits'>,
  application: ApplicationRecord,
): DepositTotals {
  const payments = paymentsOf(state, application);
  const deposit = application.cash?.creditLine ?? 0;
  const received = sum(payments, ['RECEIVED']);
  const onTheWay = sum(payments, ['PROCESSING']);
  const waiting = sum(payments, WAITING);
  return {
    deposit,
    received,
    onTheWay,
    waiting,
    remaining: Math.max(0, deposit - received - onTheWay - waiting),
    refunded: sum(payments, ['REFUNDED']),
    isComplete: deposit > 0 && received >= deposit,
  };
}
