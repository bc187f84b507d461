import { USUAL_CASH_LINE } from '../../../fixtures/payment-values';
import { LIMITS } from '../../../src/catalogue/limits';
import type { ApplicationRecord, WorldState } from '../../world/state';
import { STATUS_LIFECYCLES } from '../lifecycle/status/definitions';
import { scheduleEvent } from '../lifecycle/timers';
import { addDays, dateOf, endOfDay } from '../lifecycle/zoned-time';
import { closeDeposits, givesDepositBack } from './close-deposits';
import type { MoneyContext } from './ledger';
import { awaitNextDeposit } from './schedule-plan';
import { depositTotals } from './totals';

/** The offer has no other deadline then. */
export function waitsForDeposit(state: WorldState, application: ApplicationRecord): boolean {
  return (
    application.cash !== null &&
    application.status === 'OFFER_DECISION_NEEDED' &&
    !depositTotals(state, application).isComplete
  );
}

export function enterCashStatus(context: MoneyContext, application: ApplicationRecord): void {
  const { cash, status } = application;
  if (cash === null) return;
  if (STATUS_LIFECYCLES[status].records.offer) {
    cash.creditLine ??= USUAL_CASH_LINE;
    cash.fundingEndsOn ??= addDays(dateOf(context.now()), LIMITS.cash.windowDays);
  }
  if (status === 'FIN_INFO_NEEDED' && !application.askedOnce.includes('ANNUAL_INCOME')) {
    application.askedOnce.push('ANNUAL_INCOME');
  }
  if (givesDepositBack(application)) closeDeposits(context, application);
  awaitNextDeposit(context, application);
  if (waitsForDeposit(context.state, application) && cash.fundingEndsOn !== null) {
    const dueAt = endOfDay(cash.fundingEndsOn);
    scheduleEvent(context, application, { event: 'funding-window-ended', dueAt });
  }
}
