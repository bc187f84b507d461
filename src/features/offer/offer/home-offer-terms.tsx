import { css } from '../../../../styled-system/css';
import { termFigures, VARIABLE_RATE } from '../../../catalogue/rate-table';
import { programTerms } from '../../../catalogue/terms';
import { useBrand } from '../../../domain/program/use-brand';
import { HomeSecuredText } from '../../../domain/disclosure/home-secured-notice';
import { LegalBlock } from '../../../domain/disclosure/legal-block';
import { offeredTerms } from '../../../domain/disclosure/rate-disclosure';
import type { Offer } from '../../../domain/offer/offer-state';
import { Callout } from '../../../ui/callout';
import { KeyFacts } from '../../../ui/key-facts';

// Applies to all of them, not only to the last one.
const ofAll = css({ borderTop: '1px solid token(colors.line)', paddingBlockStart: '4' });

/** Required terms (12 CFR 1026.40) and the risk for the home. */
export function HomeOfferTerms({ offer }: { readonly offer: Offer }) {
  const figures = termFigures(offeredTerms(programTerms(useBrand().id), offer));
  return (
    <LegalBlock card heading="How your credit line works" level={3}>
      <KeyFacts
        items={[
          { term: 'Draw period', description: figures.drawPeriod },
          { term: 'Repayment period', description: figures.repaymentPeriod },
          { term: 'Variable rate', description: figures.purchaseApr },
          { term: 'Maximum rate', description: figures.maximumApr },
        ]}
      />
      <p className={ofAll}>{VARIABLE_RATE}</p>
      <Callout tone="warning" title="Your home is security for this credit.">
        <HomeSecuredText />
      </Callout>
    </LegalBlock>
  );
}
