import { LIMITS } from '../../../catalogue/limits';
import { formatCents } from '../../text/format';
import { rangeText } from './range-text';

/** What items are estimated to back, cents. */
interface Range {
  readonly low: number;
  readonly high: number;
}

const { maxLine } = LIMITS.item;

/** Whether the most that a line can be cuts what items come to. */
export function isAboveMaximum({ high }: Pick<Range, 'high'>): boolean {
  return high > maxLine;
}

/** The credit line that items are estimated to give: their range, as far as a line goes. */
export function lineText({ low, high }: Range): string {
  if (low >= maxLine) return formatCents(maxLine);
  return rangeText({ low, high: Math.min(high, maxLine) });
}

/** Why a line is less than the items come to; `sum` is what they come to, in words. */
export function maximumNote(sum: string): string {
  return `Your items come to ${sum}; a line is at most ${formatCents(maxLine)}.`;
}
