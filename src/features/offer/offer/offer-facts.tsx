import type { Security } from '../../../catalogue/programs';
import { DeadlineTime } from '../../../domain/text/deadline-time';
import { formatCents, formatPercent } from '../../../domain/text/format';
import type { Offer } from '../../../domain/offer/offer-state';
import { joinList } from '../../../catalogue/plain-text';
import type { KeyFact } from '../../../ui/key-facts';

/** Null: the line is unsecured. */
const BACKED_BY: Readonly<Record<Security, string | null>> = {
  item: 'The items you sent us',
  cash: 'Your deposit',
  home: 'Your home',
  none: null,
};

/** Up to this many items are listed by name. */
const NAMED = 3;

function backingItems({ items }: Offer): string | null {
  if (items.length === 0) return BACKED_BY.item;
  // A missing or worthless item secures nothing.
  const backing = items.filter(({ inspectedLine }) => inspectedLine > 0);
  if (backing.length <= NAMED) return joinList(backing.map(({ name }) => name));
  return backing.length === items.length
    ? `The ${items.length} items listed below`
    : `${backing.length} of the ${items.length} items listed below`;
}

/** Most important first. */
export function offerFacts(offer: Offer, security: Security): readonly KeyFact[] {
  const backedBy = security === 'item' ? backingItems(offer) : BACKED_BY[security];
  return [
    {
      term: 'Credit line',
      description: formatCents(offer.creditLine),
      emphasis: true,
      bleed: true,
    },
    { term: 'Purchase APR', description: `${formatPercent(offer.purchaseApr)} variable` },
    { term: 'Annual fee', description: formatCents(offer.annualFee) },
    { term: 'Late payment fee', description: `Up to ${formatCents(offer.lateFeeMaximum)}` },
    ...(backedBy === null ? [] : [{ term: 'Secured by', description: backedBy }]),
    {
      term: 'Offer ends',
      description: <DeadlineTime at={offer.expiresAt} />,
      narrowOnly: true,
    },
  ];
}
