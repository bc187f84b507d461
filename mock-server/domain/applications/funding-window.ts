import type { Context } from '../../world/context';
import type { ApplicationRecord, WorldState } from '../../world/state';
import { closeSoftly } from './close-softly';
import { canMove } from './move';
import { TransitionRefused } from '../lifecycle/transition-refused';
import { dateOf } from '../lifecycle/zoned-time';
import { closeDeposits } from '../payments/close-deposits';
import { depositTotals, paymentsOf } from '../payments/totals';

/** Whether the deposit is there, or will be once what was taken arrives. */
function isCovered(state: WorldState, application: ApplicationRecord): boolean {
  const { deposit, received, onTheWay } = depositTotals(state, application);
  return deposit > 0 && received + onTheWay >= deposit;
}

/** Whether anything was ever done about the deposit. */
function hasBegun(state: WorldState, application: ApplicationRecord): boolean {
  return (
    paymentsOf(state, application).length > 0 ||
    state.deposits.schedules.some(({ applicationId }) => applicationId === application.id)
  );
}

/** Whether the funding window can end now because the deposit is missing. */
export function canWindowEnd(state: WorldState, application: ApplicationRecord): boolean {
  return (
    canMove(application, 'CANCELED_SOFT', 'funding-window-ended') && !isCovered(state, application)
  );
}

/**
 * Ends the window in which the deposit had to arrive: what did arrive goes back. Throws
 * TransitionRefused while the deposit is there, or all of it under way since before the end.
 */
export function endFundingWindow(context: Context, application: ApplicationRecord): void {
  if (!canWindowEnd(context.state, application)) {
    throw new TransitionRefused(application.status, 'CANCELED_SOFT', 'funding-window-ended');
  }
  const { received } = depositTotals(context.state, application);
  const begun = hasBegun(context.state, application);
  closeDeposits(context, application, 'WINDOW_ENDED');
  closeSoftly(context, application, {
    reason: begun ? 'DEPOSIT_INCOMPLETE' : 'NOT_COMPLETED',
    trigger: 'funding-window-ended',
  });
  application.closureReceived = begun ? received : null;
}

/** Ends a window that was only kept open by a payment which did not arrive after all. */
export function endWindowIfOver(context: Context, application: ApplicationRecord): void {
  const endsOn = application.cash?.fundingEndsOn ?? null;
  if (endsOn === null || dateOf(context.now()) <= endsOn) return;
  if (canWindowEnd(context.state, application)) endFundingWindow(context, application);
}
