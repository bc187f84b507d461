import { LIMITS } from '../../../catalogue/limits';
import { formatCents } from '../../../domain/text/format';
import { maximumNote } from '../../../domain/item/estimate/estimate-text';
import type { Offer } from '../../../domain/offer/offer-state';

type Offered = Pick<Offer, 'creditLine'> & {
  readonly items: readonly Pick<Offer['items'][number], 'inspectedLine'>[];
};

/** Cents: offers are in steps of five dollars. */
const STEP = 500;

/** In cents. */
export function sumOfItems({ items }: Pick<Offered, 'items'>): number {
  return items.reduce((total, { inspectedLine }) => total + inspectedLine, 0);
}

/** Explains why the line isn't the sum of the items: maximum, rounding, other checks. */
export function reasonsForLine(offer: Offered): readonly string[] {
  const { maxLine } = LIMITS.item;
  const sum = sumOfItems(offer);
  const rounded = Math.floor(sum / STEP) * STEP;
  const backed = Math.min(rounded, maxLine);
  const { creditLine } = offer;
  return [
    ...(sum > maxLine ? [maximumNote(formatCents(sum))] : []),
    ...(sum <= maxLine && rounded !== sum ? ['Offers are rounded down to the next $5.'] : []),
    ...(creditLine === backed
      ? []
      : [
          `After checking your information, we can offer a credit line of ${formatCents(creditLine)} instead of ${formatCents(backed)}.`,
        ]),
  ];
}
