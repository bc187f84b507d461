import { programDefinition } from '../../../src/catalogue/programs';
import { programTerms } from '../../../src/catalogue/terms';
import type { Context } from '../../world/context';
import type { ApplicationRecord, OfferRecord } from '../../world/state';
import { itemsOf } from '../../domain/items/cart';
import { isOfferOpen } from '../../domain/lifecycle/is-offer-open';
import { viewReasons } from './decision';

/** An item that wasn't inspected keeps its estimate. */
function offeredItems({ itemCart }: ApplicationRecord) {
  return itemsOf(itemCart).map(({ id, answers, estimate, inspection, intake }) => {
    const isMissing = intake === 'MISSING';
    return {
      id,
      name: answers.name,
      low: estimate.low,
      high: estimate.high,
      inspectedLine: isMissing ? 0 : (inspection ?? estimate).line,
      differences: isMissing ? ['Not in the package'] : (inspection?.differences ?? []),
    };
  });
}

/** Uses the program's rates. */
export function viewOffer(world: Context, application: ApplicationRecord, offer: OfferRecord) {
  const { flow } = programDefinition(application.program);
  const { purchaseApr, aprMax, annualFee, lateFeeMax, home } = programTerms(application.program);
  // Only cash applicants request an amount.
  const requested = application.cash?.creditLine ?? null;
  return {
    creditLine: offer.creditLine,
    purchaseApr,
    maximumApr: home?.maximumApr ?? aprMax,
    annualFee,
    lateFeeMaximum: lateFeeMax,
    expiresAt: offer.expiresAt,
    isOpen: isOfferOpen(world, application),
    requestedLine: requested !== null && requested > offer.creditLine ? requested : null,
    previousLine: offer.previousLine,
    counterofferReasons: viewReasons(offer.reasonIds),
    drawPeriodYears: home?.drawYears ?? null,
    repaymentPeriodYears: home?.repaymentYears ?? null,
    items: flow === 'item' ? offeredItems(application) : [],
  };
}
