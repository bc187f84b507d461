import type { EstimateItemQuery } from '../../../contract/generated/documents';
import { formatCents, formatDate, withoutBreaks } from '../../text/format';
import { LIMITS } from '../../../catalogue/limits';

export type Estimate = NonNullable<EstimateItemQuery['estimateItem']>;

/** "$560 to $735", from cents. */
export function rangeText({ low, high }: { readonly low: number; readonly high: number }): string {
  return `${formatCents(low)} to ${formatCents(high)}`;
}

interface Range {
  readonly low: number;
  readonly high: number;
}

const { maxLine } = LIMITS.item;

export function isAboveMaximum({ high }: Pick<Range, 'high'>): boolean {
  return high > maxLine;
}

/** Limited to the maximum line. */
export function lineText({ low, high }: Range): string {
  if (low >= maxLine) return formatCents(maxLine);
  return rangeText({ low, high: Math.min(high, maxLine) });
}

/** `sum`: the items' estimate, as text. */
export function maximumNote(sum: string): string {
  return `Your items add up to a credit line of ${sum}. The most we can offer is ${formatCents(maxLine)}.`;
}

/** Empty if the estimate has no expiry. */
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
