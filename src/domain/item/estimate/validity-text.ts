import { formatDate, keepDay } from '../../text/format';

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
