import type { EstimateItemQuery } from '../../../contract/generated/documents';
import { formatCents, formatDate, withoutBreaks } from '../../text/format';
import { LIMITS } from '../../../catalogue/limits';

/** An estimate from the data API. Amounts are cents. */
export type Estimate = NonNullable<EstimateItemQuery['estimateItem']>;

/** Returns "$560 to $735". Amounts are cents. */
export function rangeText({ low, high }: { readonly low: number; readonly high: number }): string {
  return `${formatCents(low)} to ${formatCents(high)}`;
}

/** Estimated line of the items, cents. */
interface Range {
  readonly low: number;
  readonly high: number;
}

const { maxLine } = LIMITS.item;

/** Whether the estimate exceeds the maximum line. */
export function isAboveMaximum({ high }: Pick<Range, 'high'>): boolean {
  return high > maxLine;
}

/** Returns the estimated credit line: the items' range, limited to the maximum. */
export function lineText({ low, high }: Range): string {
  if (low >= maxLine) return formatCents(maxLine);
  return rangeText({ low, high: Math.min(high, maxLine) });
}

/** Explains that the maximum limits a line; `sum` is the items' estimate as text. */
export function maximumNote(sum: string): string {
  return `Your items add up to a credit line of ${sum}. The most we can offer is ${formatCents(maxLine)}.`;
}

/**
 * Returns how long an estimate is valid, and whether it was renewed. Empty if it has no expiry yet.
 */
export function validityText({
  estimateValidUntil: until,
  estimateRenewedOn: renewed,
}: {
  readonly estimateValidUntil: string | null;
  readonly estimateRenewedOn: string | null;
}): string {
  if (until === null) return '';
  const good = `Your estimate is good until ${withoutBreaks(formatDate(until))}.`;
  return renewed === null
    ? good
    : `Your estimate expired, so we renewed it on ${withoutBreaks(formatDate(renewed))} at the reference prices of that day. ${good}`;
}
