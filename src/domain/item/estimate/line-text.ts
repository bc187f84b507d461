import { LIMITS } from '../../../catalogue/limits';
import { formatCents } from '../../text/format';
import { rangeText } from './range-text';

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
