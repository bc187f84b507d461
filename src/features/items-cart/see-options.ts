import { itemObstacle } from '../../domain/item/cart/item-state';
import { cartNeeds } from '../../domain/item/cart/cart-refusals';
import type { CartItem, ItemCart } from '../../domain/item/cart/use-item-cart';
import type { CartStatusNotice } from '../../shell/dialogs/modal-store';

export interface Blocker {
  readonly notice: CartStatusNotice;
  readonly item: CartItem | null;
}

/**
 * Returns the most urgent one: missing details, a specialist's review, no accepted item, total too
 * low. Null if there is none. Rejected items don't block.
 */
export function findBlocker(cart: ItemCart): Blocker | null {
  const incomplete = cart.items.find(({ state }) => state === 'NEEDS_DETAILS');
  if (incomplete) {
    return {
      notice: { trigger: 'needs-details', reason: itemObstacle(incomplete) ?? '' },
      item: incomplete,
    };
  }
  const reviewed = cart.items.find(({ state }) => state === 'IN_REVIEW');
  if (reviewed) {
    return { notice: { trigger: 'closer-look', itemName: reviewed.name }, item: reviewed };
  }
  const { low, high } = cart;
  if (cart.line >= cart.minimumLine) return null;
  const [first] = cart.items;
  return first !== undefined && cartNeeds(cart) === 'nothing-accepted'
    ? { notice: { trigger: 'not-accepted', reason: itemObstacle(first) ?? '' }, item: first }
    : { notice: { trigger: 'below-minimum', low, high }, item: null };
}

/**
 * Returns the notice about an added item, or null: under review, not accepted, details missing,
 * total too low or above the maximum.
 */
export function newsOfAdded(cart: ItemCart, added: CartItem): CartStatusNotice | null {
  if (added.state === 'IN_REVIEW') return { trigger: 'closer-look', itemName: added.name };
  if (added.state === 'NOT_ACCEPTED') {
    return { trigger: 'not-accepted', reason: itemObstacle(added) ?? '' };
  }
  if (added.state === 'NEEDS_DETAILS') {
    return { trigger: 'needs-details', reason: itemObstacle(added) ?? '' };
  }
  const { low, high } = cart;
  if (cart.line < cart.minimumLine) return { trigger: 'below-minimum', low, high };
  const before = cart.line - added.estimate.line;
  return cart.line > cart.maximumLine && before <= cart.maximumLine ? { trigger: 'maximum' } : null;
}
