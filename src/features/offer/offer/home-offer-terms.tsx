import { CONTENT } from '../../../programs/content-config';
import { LegalBlock } from '../../../common/disclosures/legal-block';
import { formatPercent } from '../../../common/format';
import type { Offer } from '../../../common/offer/offer-state';
import { Text } from '../../../ui/heading';
import { KeyFacts } from '../../../ui/key-facts';

const { home, variableRate } = CONTENT.rates;

/** Terms that an offer of a line secured by a home has to show with it (12 CFR 1026.40). */
export function HomeOfferTerms({ offer }: { readonly offer: Offer }) {
  return (
    <LegalBlock card heading="How your line works">
      <KeyFacts
        items={[
          { term: 'Draw period', description: `${offer.drawPeriodYears ?? home.drawYears} years` },
          {
            term: 'Repayment period',
            description: `${offer.repaymentPeriodYears ?? home.repaymentYears} years`,
          },
          { term: 'Variable rate', description: formatPercent(offer.purchaseApr) },
          { term: 'Maximum rate', description: formatPercent(offer.maximumApr) },
        ]}
      />
      <Text>{variableRate}</Text>
      <Text>
        <strong>Your home is security for this credit.</strong>
      </Text>
    </LegalBlock>
  );
}
