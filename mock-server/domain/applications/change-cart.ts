import { LIMITS } from '../../../src/catalogue/limits';
import type { Context } from '../../world/context';
import type { ApplicationRecord } from '../../world/state';
import { transition } from './move';
import { addDays, dateOf } from '../lifecycle/zoned-time';
import { isCartValued, itemsOf } from '../items/cart';
import { scheduleReview } from '../items/enter-item-status';

/** Moves on once every item has a value, or to a specialist if an item needs one. */
export function followValues(context: Context, application: ApplicationRecord): void {
  const { itemCart } = application;
  if (application.status === 'APPRAISAL_IN_PROGRESS' && isCartValued(itemCart)) {
    itemCart.estimateValidUntil = addDays(dateOf(context.now()), LIMITS.item.estimateValidDays);
    transition(context, application, 'PREQUAL_ITEM_VALUED', 'items-valued');
  } else {
    scheduleReview(context, application);
  }
}

/** Sets the status that follows from the items that the applicant changed. */
export function followCart(context: Context, application: ApplicationRecord): void {
  const { itemCart, status } = application;
  itemCart.version += 1;
  itemCart.estimateValidUntil = null;
  itemCart.estimateRenewedOn = null;
  if (status === 'CREATED') transition(context, application, 'APPRAISAL_IN_PROGRESS', 'item-added');
  if (status === 'PREQUALIFIED') {
    itemCart.shipBy = null;
    // The label was made for the previous contents.
    application.shipment = null;
    transition(context, application, 'PREQUAL_ITEM_VALUED', 'cart-edited');
  }
  if (application.status === 'PREQUAL_ITEM_VALUED') {
    transition(context, application, 'APPRAISAL_IN_PROGRESS', 'cart-edited');
  }
  // Suspected replicas of another brand are decided by a person.
  if (itemsOf(itemCart).some(({ estimate }) => estimate.notAcceptedReason === 'REPLICA')) {
    return transition(context, application, 'MANUAL_REVIEW', 'review-needed');
  }
  followValues(context, application);
}
