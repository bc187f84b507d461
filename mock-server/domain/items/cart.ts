import { LIMITS } from '../../../src/catalogue/limits';
import type { CartItemState } from '../../../src/contract/generated/types';
import { statusDefinition } from '../../../src/catalogue/status/facts';
import { rangeOf } from '../appraisal/rounding';
import type { ItemCartRecord, ItemRecord } from '../../world/item-state';
import type { ApplicationRecord } from '../../world/state';

/** Until the items are shipped. */
export function isCartEditable({ status }: ApplicationRecord): boolean {
  return statusDefinition(status).items === 'editable';
}

export function itemsOf({ items }: ItemCartRecord): ItemRecord[] {
  return items.filter(({ removed }) => !removed);
}

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
  readonly line: number;
  readonly low: number;
  readonly high: number;
  readonly lowConfidence: boolean;
}

/** Counts only items that can secure a card; includes the range. */
export function cartTotal(cart: ItemCartRecord): CartTotal {
  const counted = itemsOf(cart).filter((item) =>
    ['ESTIMATED', 'IN_REVIEW'].includes(itemState(item)),
  );
  const line = counted.reduce((sum, { estimate }) => sum + estimate.line, 0);
  const lowConfidence = counted.some(({ estimate }) => estimate.lowConfidence);
  return { line, ...rangeOf(line, lowConfidence), lowConfidence };
}

/** Every item was reviewed or rejected, and the valued ones reach the minimum. */
export function isCartValued(cart: ItemCartRecord): boolean {
  const isJudged = (item: ItemRecord): boolean =>
    itemState(item) === 'ESTIMATED' || itemState(item) === 'NOT_ACCEPTED';
  return itemsOf(cart).every(isJudged) && cartTotal(cart).line >= LIMITS.item.minLine;
}

/** Rejected items are neither shipped nor inspected, and not part of an offer. */
export function leaveOutRefused(cart: ItemCartRecord): void {
  const refused = itemsOf(cart).filter((item) => itemState(item) === 'NOT_ACCEPTED');
  if (refused.length === 0) return;
  for (const item of refused) item.removed = true;
  cart.version += 1;
}

export function itemInReview(cart: ItemCartRecord): ItemRecord | undefined {
  return itemsOf(cart).find((item) => itemState(item) === 'IN_REVIEW');
}
