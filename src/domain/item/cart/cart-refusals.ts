import { LIMITS } from '../../../catalogue/limits';
import type { OperationProblem } from '../../../services/data/operation-error';
import type { CartItemState } from '../../../contract/generated/types';
import { joinList } from '../../../catalogue/plain-text';

/** Undefined for other problems. */
export function cartRefusal(problem: OperationProblem | null): string | undefined {
  if (problem?.kind !== 'refused') return undefined;
  switch (problem.code) {
    case 'CART_FULL':
      return `Your cart holds ${LIMITS.item.maxItems} items, the most it can. Remove one to add another.`;
    case 'CART_LOCKED':
      return 'Your items can’t be changed, because your application has moved past this step.';
    case 'CART_CHANGED':
      return 'Your cart was changed in another tab. We’ve brought it up to date and kept what you typed. Check it and save again.';
    case 'ITEM_UNKNOWN':
      return 'This item is no longer in your cart.';
    default:
      return undefined;
  }
}

interface Named {
  readonly name: string;
  readonly state: CartItemState;
}

/** Up to this many items are listed by name. */
const NAMED = 3;

export type CartNeeds = 'specialist' | 'details' | 'nothing-accepted' | 'more' | null;

export function cartNeeds(cart: {
  readonly items: readonly Named[];
  readonly line: number;
  readonly minimumLine: number;
}): CartNeeds {
  const { items, line, minimumLine } = cart;
  if (items.some(({ state }) => state === 'IN_REVIEW')) return 'specialist';
  if (items.some(({ state }) => state === 'NEEDS_DETAILS')) return 'details';
  if (items.length > 0 && items.every(({ state }) => state === 'NOT_ACCEPTED')) {
    return 'nothing-accepted';
  }
  return line < minimumLine ? 'more' : null;
}

/** Includes the consequence for the line; null if all items were accepted. */
export function refusedSentence(items: readonly Named[]): string | null {
  const refused = items.filter(({ state }) => state === 'NOT_ACCEPTED').map(({ name }) => name);
  const [only] = refused;
  if (only === undefined) return null;
  if (refused.length === 1) {
    return `We couldn’t accept ${only}. It isn’t part of your credit line, and you don’t need to send it.`;
  }
  const names = refused.length > NAMED ? `${refused.length} of your items` : joinList(refused);
  return `We couldn’t accept ${names}. They aren’t part of your credit line, and you don’t need to send them.`;
}
