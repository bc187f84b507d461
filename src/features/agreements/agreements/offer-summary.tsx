import { useSecurity } from '../../../shell/screen/screen-context';
import type { Security } from '../../../catalogue/programs';
import type { Application } from '../../../services/data/use-applicant';
import { formatCents, formatPercent } from '../../../domain/text/format';
import { KeyFacts } from '../../../ui/key-facts';

const BACKED_BY: Readonly<Record<Security, string | null>> = {
  item: 'The items you sent us',
  cash: 'Your deposit',
  // No text: a notice with its own heading follows.
  home: null,
  none: null,
};

export function OfferSummary({ offer }: { readonly offer: NonNullable<Application['offer']> }) {
  const security = BACKED_BY[useSecurity()];
  return (
    <KeyFacts
      items={[
        {
          term: 'Credit line',
          description: formatCents(offer.creditLine),
          emphasis: true,
          bleed: true,
        },
        { term: 'Purchase APR', description: `${formatPercent(offer.purchaseApr)} variable` },
        { term: 'Annual fee', description: formatCents(offer.annualFee) },
        { term: 'Late payment fee', description: `Up to ${formatCents(offer.lateFeeMaximum)}` },
        ...(security === null ? [] : [{ term: 'Secured by', description: security }]),
      ]}
    />
  );
}
