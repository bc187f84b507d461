import { hubHeading } from '../../catalogue/status/headings';
import { formatCents } from '../text/format';
import { cartNeeds, refusedSentence } from '../item/cart/cart-refusals';
import type { StatusAction, StatusFacts } from './status-types';

type Cart = StatusFacts['application']['itemCart'];

const ADD = { kind: 'screen', label: 'Add Another Item', screen: 'quick-appraisal' } as const;
const QUESTIONS = { kind: 'screen', label: 'Answer Questions', screen: 'asset-cart' } as const;
const REVIEW = { kind: 'screen', label: 'See the Review', screen: 'item-in-review' } as const;
const ITEMS = { kind: 'screen', label: 'View My Items', screen: 'asset-cart' } as const;

export interface AppraisalCopy {
  /** Replaces the status tag if nothing is being valued. */
  readonly tag?: string;
  readonly heading: string;
  readonly sentence: string;
  readonly next: readonly string[];
  readonly actions: readonly StatusAction[];
}

const THEN = 'When we’ve estimated your items, you’ll see your options.';

/** A specialist is mentioned only if one reviews an item. */
export function appraisalCopy(cart: Cart): AppraisalCopy {
  const refused = cart === null ? null : refusedSentence(cart.items);
  const after = (sentence: string): string =>
    refused === null ? sentence : `${refused} ${sentence}`;
  switch (cart === null ? null : cartNeeds(cart)) {
    case 'details':
      return {
        tag: 'Details needed',
        heading: 'We need details about an item',
        sentence: after('One of your items needs details before we can estimate it.'),
        next: ['Answer the questions about it in your cart.', THEN],
        actions: [QUESTIONS, ADD],
      };
    case 'nothing-accepted':
      return {
        tag: 'Items not accepted',
        heading: 'We couldn’t accept your items',
        sentence: after('Remove or edit what isn’t accepted, or add another item.'),
        next: ['Change what is in your cart.', THEN],
        actions: [ITEMS, ADD],
      };
    case 'more':
      return {
        tag: 'More items needed',
        heading: 'Your items need a little more',
        sentence: after(
          `You need an estimated credit line of at least ${formatCents(cart?.minimumLine ?? 0)} to continue.`,
        ),
        next: ['Add another item, or change your answers.', THEN],
        actions: [ADD, ITEMS],
      };
    default:
      return {
        heading: hubHeading('APPRAISAL_IN_PROGRESS', 'item'),
        sentence: after(
          refused === null
            ? 'We’re estimating the value of your items.'
            : 'We’re estimating the value of the others.',
        ),
        next: [
          'A specialist will look at what we couldn’t estimate, usually within 1 business day.',
          THEN,
        ],
        actions: [ADD, QUESTIONS, REVIEW],
      };
  }
}
