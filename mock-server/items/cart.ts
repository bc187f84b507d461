import { LIMITS } from '../../src/catalogue/limits';
import type { CartItemState } from '../../src/contract/generated/types';
import type { Status } from '../../src/catalogue/statuses';
import { rangeOf } from '../appraisal/rounding';
import type { ItemCartRecord, ItemRecord } from '../core/item-state';
import type { ApplicationRecord } from '../core/state';

/** Statuses in which the cart can be changed: until the items are shipped. */
const EDITABLE: readonly Status[] = [
  'CREATED',
  'APPRAISAL_IN_PROGRESS',
  'PREQUAL_ITEM_VALUED',
  'PREQUALIFIED',
];

/** Whether the applicant can change the items. */
export function isCartEditable({ status }: ApplicationRecord): boolean {
  return EDITABLE.includes(status);
}

/** The items that were not taken out. */
export function itemsOf({ items }: ItemCartRecord): ItemRecord[] {
  return items.filter(({ removed }) => !removed);
}

/** How an item of the cart stands. */
export function itemState({ estimate }: ItemRecord): CartItemState {
  switch (estimate.outcome) {
    case 'ESTIMATED':
      return 'ESTIMATED';
    case 'NEEDS_REVIEW':
      return 'IN_REVIEW';
    case 'BELOW_MINIMUM':
      return 'NOT_ACCEPTED';
    case 'NOT_ACCEPTED':
      return estimate.notAcceptedReason === 'UNIDENTIFIED_METAL' ? 'NEEDS_DETAILS' : 'NOT_ACCEPTED';
  }
}

export interface CartTotal {
  /** Sum of the items' lines, cents. */
  readonly line: number;
  readonly low: number;
  readonly high: number;
  readonly lowConfidence: boolean;
}

/** The items together: the sum of those that count, and the range on the sum. */
export function cartTotal(cart: ItemCartRecord): CartTotal {
  const counted = itemsOf(cart).filter((item) =>
    ['ESTIMATED', 'IN_REVIEW'].includes(itemState(item)),
  );
  const line = counted.reduce((sum, { estimate }) => sum + estimate.line, 0);
  const lowConfidence = counted.some(({ estimate }) => estimate.lowConfidence);
  return { line, ...rangeOf(line, lowConfidence), lowConfidence };
}

/** Whether every item has a value and together they are enough. */
export function isCartValued(cart: ItemCartRecord): boolean {
  const items = itemsOf(cart);
  return (
    items.length > 0 &&
    items.every((item) => itemState(item) === 'ESTIMATED') &&
    cartTotal(cart).line >= LIMITS.item.minLine
  );
}

/** The first item that waits for a specialist. */
export function itemInReview(cart: ItemCartRecord): ItemRecord | undefined {
  return itemsOf(cart).find((item) => itemState(item) === 'IN_REVIEW');
}
