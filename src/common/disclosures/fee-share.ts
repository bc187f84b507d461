import { formatCents } from '../format';

/** How much of a line a fee takes, percent with at most one decimal: "17.5". Cents. */
export function feeShare(fee: number, line: number): string {
  return String(Math.round((fee * 1000) / line) / 10);
}

/** From this share of the least line on, an application has to say what is left of it (12 CFR 1026.60(b)(14)). */
const SHARE_TO_TELL = 15;

/** What is left of the least line after the fees charged when the account opens; null where they are small. Cents. */
export function availableCreditLine(fee: number, minimumLine: number): string | null {
  if (fee * 100 < minimumLine * SHARE_TO_TELL) return null;
  return `If your line is the minimum of ${formatCents(minimumLine)}, the annual fee of ${formatCents(fee)} is charged to your account when it opens, and your initial available credit will be about ${formatCents(minimumLine - fee)}.`;
}
