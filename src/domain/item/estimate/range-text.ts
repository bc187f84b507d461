import { formatCents } from '../../text/format';

/** "$560 to $735". Amounts are cents. */
export function rangeText({ low, high }: { readonly low: number; readonly high: number }): string {
  return `${formatCents(low)} to ${formatCents(high)}`;
}
