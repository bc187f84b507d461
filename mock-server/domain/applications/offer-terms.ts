import { USUAL_CASH_LINE } from '../../../fixtures/payment-values';
import type { Flow } from '../../../src/catalogue/flows';
import { LIMITS } from '../../../src/catalogue/limits';
import { programDefinition } from '../../../src/catalogue/programs';
import type { ApplicationRecord, OfferRecord } from '../../world/state';
import { isoTime } from '../../world/clock';
import { inspectedLine } from '../items/inspect';
import { addDays, dateOf, endOfDay } from '../lifecycle/zoned-time';

/** Cents; used if neither items nor a chosen line determine it. */
const CREDIT_LINES: Readonly<Record<Flow, number>> = {
  item: LIMITS.item.minLine,
  cash: USUAL_CASH_LINE,
  home: 2_500_000,
};

function lastSecondOf(date: string): string {
  return isoTime(endOfDay(date) - 1000);
}

/** Returns the last second of the day on which an offer made at `now` ends, ISO. */
export function offerEnd(now: number): string {
  return lastSecondOf(addDays(dateOf(now), LIMITS.offer.validDays));
}

const toStep = (cents: number): number => Math.floor(cents / 500) * 500;

function atMost({ program }: ApplicationRecord, line: number): number {
  const { flow } = programDefinition(program);
  return flow === 'item' ? Math.min(line, LIMITS.item.maxLine) : line;
}

/** The items' total, rounded down to five dollars and limited to the highest line. */
function lineOf(application: ApplicationRecord): number {
  const { flow } = programDefinition(application.program);
  const backed = flow === 'item' ? toStep(inspectedLine(application)) : 0;
  return backed === 0 ? CREDIT_LINES[flow] : atMost(application, backed);
}

/** `now` in ms since the epoch. */
export function usualOffer(application: ApplicationRecord, now: number): OfferRecord {
  const { creditLine, fundingEndsOn } = application.cash ?? {};
  return {
    creditLine: creditLine ?? lineOf(application),
    previousLine: null,
    reasonIds: [],
    expiresAt: fundingEndsOn ? lastSecondOf(fundingEndsOn) : offerEnd(now),
  };
}

/** A fifth above `offer` (magic suffix 0020), up to the flow's limit. */
export function higherOffer(
  offer: OfferRecord,
  now: number,
  application: ApplicationRecord,
): OfferRecord {
  return {
    creditLine: atMost(application, toStep(offer.creditLine * 1.2)),
    previousLine: offer.creditLine,
    reasonIds: [],
    expiresAt: offerEnd(now),
  };
}

/** Three fifths of `offer`, with the reasons (magic suffix 0021). */
export function counteroffer(offer: OfferRecord, now: number): OfferRecord {
  return {
    creditLine: toStep(offer.creditLine * 0.6),
    previousLine: offer.creditLine,
    reasonIds: ['R01', 'R05'],
    expiresAt: offerEnd(now),
  };
}
