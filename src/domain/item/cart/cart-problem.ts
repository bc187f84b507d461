import { LIMITS } from '../../../catalogue/limits';
import type { OperationProblem } from '../../../services/data/operation-error';

/** What a refusal of the cart means to the person; undefined where it is no such refusal. */
export function cartRefusal(problem: OperationProblem | null): string | undefined {
  if (problem?.kind !== 'refused') return undefined;
  switch (problem.code) {
    case 'CART_FULL':
      return `Your cart holds ${LIMITS.item.maxItems} items, the most it can. Remove one to add another.`;
    case 'CART_LOCKED':
      return 'Your items can’t be changed right now. Your application has moved on.';
    case 'CART_CHANGED':
      return 'Your cart was changed in another tab. We’ve brought it up to date and kept what you typed. Check it and save again.';
    case 'ITEM_UNKNOWN':
      return 'This item is no longer in your cart.';
    default:
      return undefined;
  }
}
