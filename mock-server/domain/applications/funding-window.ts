import type { Context } from '../../world/context';
import type { ApplicationRecord, WorldState } from '../../world/state';
import { closeSoftly } from './close-softly';
import { canMove } from './move';
import { TransitionRefused } from '../lifecycle/transition-refused';
import { dateOf } from '../lifecycle/zoned-time';
import { closeDeposits } from '../payments/close-deposits';
import { depositTotals, paymentsOf } from '../payments/totals';

/** Whether the deposit is complete, counting payments on their way. */
function isCovered(state: WorldState, application: ApplicationRecord): boolean {
  const { deposit, received, onTheWay } = depositTotals(state, application);
  return deposit > 0 && received + onTheWay >= deposit;
}

function hasBegun(state: WorldState, application: ApplicationRecord): boolean {
  return (
    paymentsOf(state, application).length > 0 ||
    state.deposits.schedules.some(({ applicationId }) => applicationId === application.id)
  );
}

/** Only if the deposit is missing. */
export function canWindowEnd(state: WorldState, application: ApplicationRecord): boolean {
  return (
    canMove(application, 'CANCELED_SOFT', 'funding-window-ended') && !isCovered(state, application)
  );
}

/** Refunds what has arrived. Throws TransitionRefused if the deposit is complete or in transit. */
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

/** Ends a window that only a payment kept open that has failed now. */
export function endWindowIfOver(context: Context, application: ApplicationRecord): void {
  const endsOn = application.cash?.fundingEndsOn ?? null;
  if (endsOn === null || dateOf(context.now()) <= endsOn) return;
  if (canWindowEnd(context.state, application)) endFundingWindow(context, application);
}
