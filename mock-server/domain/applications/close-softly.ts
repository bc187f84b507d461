import type { ClosureReason } from '../../../src/contract/generated/types';
import type { Context } from '../../world/context';
import type { ApplicationRecord } from '../../world/state';
import { transition } from './move';
import type { Trigger } from '../lifecycle/transition';
import { dateOf } from '../lifecycle/zoned-time';

function deadlineOf(
  context: Pick<Context, 'now'>,
  { dueOn, offer, cash }: ApplicationRecord,
  reason: ClosureReason,
): string | null {
  const today = dateOf(context.now());
  switch (reason) {
    case 'WITHDRAWN':
      return null;
    case 'OFFER_EXPIRED':
      return offer === null ? today : dateOf(Date.parse(offer.expiresAt));
    case 'DEPOSIT_INCOMPLETE':
      return cash?.fundingEndsOn ?? today;
    case 'NOT_COMPLETED':
      return dueOn ?? cash?.fundingEndsOn ?? today;
    case 'INACTIVE':
      return today;
  }
}

/** Closes an application that can be started again, with the reason and the missed deadline. */
export function closeSoftly(
  context: Context,
  application: ApplicationRecord,
  { reason, trigger }: { reason: ClosureReason; trigger: Trigger },
): void {
  const closureDeadline = deadlineOf(context, application, reason);
  transition(context, application, 'CANCELED_SOFT', trigger);
  Object.assign(application, { closureReason: reason, closureDeadline });
}
