import { screenDefinition } from '../../../catalogue/screens';
import { LIMITS } from '../../../catalogue/limits';
import { formatCents, formatDay } from '../../../domain/text/format';
import type { TimelineStep } from '../../../ui/timeline';
import { cartNeeds, refusedSentence } from '../../../domain/item/cart/cart-refusals';

interface ReviewCopy {
  readonly heading: string;
  readonly sentence: string;
  readonly button: string;
  readonly isOver: boolean;
}

export function reviewCopy(
  cart: Parameters<typeof cartNeeds>[0] | null,
  email: string | null,
): ReviewCopy {
  const refused = cart === null ? null : refusedSentence(cart.items);
  const needs = cart === null ? 'specialist' : cartNeeds(cart);
  if (needs === 'specialist') {
    const waiting = `We usually finish within 1 business day. We’ll email ${email ?? 'you'} when your estimate is ready.`;
    return {
      heading: screenDefinition('item-in-review').heading,
      sentence: refused === null ? waiting : `${refused} ${waiting}`,
      button: 'Back to My Items',
      isOver: false,
    };
  }
  const todo = {
    details: 'One of your items needs details from you before we can estimate it.',
    'nothing-accepted': 'Remove or edit what isn’t accepted, or add another item.',
    more: `Your remaining items don’t add up to the ${formatCents(LIMITS.item.minLine)} minimum. Add another item or change your answers.`,
    ready: 'Your estimate is ready in your cart.',
  }[needs ?? 'ready'];
  return {
    heading: 'We’ve finished reviewing your items',
    sentence: refused === null ? todo : `${refused} ${todo}`,
    button: 'View My Items',
    isOver: true,
  };
}

export function reviewSteps(
  createdAt: string,
  { isOver }: Pick<ReviewCopy, 'isOver'>,
): readonly TimelineStep[] {
  const done: readonly TimelineStep[] = [
    { state: 'done', title: 'You started your application', when: formatDay(createdAt) },
    { state: 'done', title: 'You told us about your items' },
  ];
  return isOver
    ? [...done, { state: 'done', title: 'A specialist looked at them' }]
    : [
        ...done,
        { state: 'now', title: 'A specialist is looking at them' },
        { state: 'next', title: 'You see your estimate' },
      ];
}
