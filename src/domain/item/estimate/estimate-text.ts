import type { EstimateItemQuery } from '../../../contract/generated/documents';
import { formatCents, formatDate, keepDay } from '../../text/format';
import { LIMITS } from '../../../catalogue/limits';

/** An estimate as the data API gives it. Amounts are cents. */
export type Estimate = NonNullable<EstimateItemQuery['estimateItem']>;

/** "$560 to $735". Amounts are cents. */
export function rangeText({ low, high }: { readonly low: number; readonly high: number }): string {
  return `${formatCents(low)} to ${formatCents(high)}`;
}

/** What items are estimated to back, cents. */
interface Range {
  readonly low: number;
  readonly high: number;
}

const { maxLine } = LIMITS.item;

/** Whether the maximum line is less than the items are estimated to back. */
export function isAboveMaximum({ high }: Pick<Range, 'high'>): boolean {
  return high > maxLine;
}

/** The credit line that items are estimated to give: their range, as far as a line goes. */
export function lineText({ low, high }: Range): string {
  if (low >= maxLine) return formatCents(maxLine);
  return rangeText({ low, high: Math.min(high, maxLine) });
}

/** Explains a line that is limited by the maximum; `sum` is the items' estimate, in words. */
export function maximumNote(sum: string): string {
  return `Your items add up to a credit line of ${sum}. The most we can offer is ${formatCents(maxLine)}.`;
}

/** How long an estimate is good, and that it was made again where it had run out. Empty where it has no end yet. */
export function validityText({
  estimateValidUntil: until,
  estimateRenewedOn: renewed,
}: {
  readonly estimateValidUntil: string | null;
  readonly estimateRenewedOn: string | null;
}): string {
  if (until === null) return '';
  const good = `Your estimate is good until ${keepDay(formatDate(until))}.`;
  return renewed === null
    ? good
    : `Your estimate had run out. We renewed it on ${keepDay(formatDate(renewed))} at the reference prices of that day. ${good}`;
}
