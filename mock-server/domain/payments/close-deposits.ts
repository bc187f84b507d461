import type { RefundReason } from '../../../src/contract/generated/types';
import { endedWithoutAccount } from '../../../src/catalogue/status/facts';
import type { Status } from '../../../src/catalogue/statuses';
import type { ApplicationRecord } from '../../world/state';
import { cancelEvents } from '../lifecycle/timers';
import type { MoneyContext } from './ledger';
import { refundDeposit } from './refund';
import { paymentsOf, WAITING } from './totals';

export function refundReason(status: Status): RefundReason {
  return status === 'OFFER_REJECTED' ? 'OFFER_DECLINED' : 'APPLICATION_CLOSED';
}

/** True if the application has ended without an account. */
export function givesDepositBack({ status }: Pick<ApplicationRecord, 'status'>): boolean {
  return endedWithoutAccount(status);
}

/** Payments in transit are refunded on arrival. */
export function closeDeposits(
  context: MoneyContext,
  application: ApplicationRecord,
  reason: RefundReason = refundReason(application.status),
): void {
  for (const schedule of context.state.deposits.schedules) {
    if (schedule.applicationId === application.id && schedule.status === 'ACTIVE') {
      schedule.status = 'ENDED';
    }
  }
  cancelEvents(context, application, 'scheduled-deposit');
  for (const payment of paymentsOf(context.state, application)) {
    if (WAITING.includes(payment.status)) {
      payment.status = 'FAILED';
      payment.failure = 'CANCELED';
      payment.expectedOn = null;
    }
  }
  refundDeposit(context, application, reason);
}
