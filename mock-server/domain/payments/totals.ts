import type { PaymentStatus } from '../../../src/contract/generated/types';
import type { ApplicationRecord, WorldState } from '../../world/state';
import type { PaymentRecord } from '../../world/deposit-state';

/** Amounts in cents. */
export interface DepositTotals {
  readonly deposit: number;
  /** Arrived, and neither returned by the bank nor refunded. */
  readonly received: number;
  /** Taken and not yet arrived. */
  readonly onTheWay: number;
  /** Waiting for the person to confirm: nothing was taken yet. */
  readonly waiting: number;
  /** What can still be paid. */
  readonly remaining: number;
  readonly refunded: number;
  /** Whether the whole deposit is there. */
  readonly isComplete: boolean;
}

/** The statuses in which a payment waits until the person has confirmed it or proved the account. */
export const WAITING: readonly PaymentStatus[] = ['NEEDS_BANK', 'MICRO_DEPOSITS'];

/** The payments of an application, oldest first. */
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

/** Whether a cash-secured line must not be opened yet: the deposit is not there in full. */
export function lacksDeposit(state: WorldState, application: ApplicationRecord): boolean {
  return application.cash !== null && !depositTotals(state, application).isComplete;
}

/** How far the deposit of an application is. */
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
