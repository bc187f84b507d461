import { css } from '../../../../styled-system/css';
import type { Security } from '../../../catalogue/programs';
import type { LegalLinkKey } from '../../../programs/schema';
import { useBrand } from '../../../domain/program/use-brand';
import { HardInquiryAuthorization } from '../../../domain/disclosure/credit-report-authorization';
import { DocumentLink } from '../../../domain/disclosure/document-link';
import { MilitaryLendingNotice } from '../../../domain/disclosure/military-lending-notice';
import { RateDisclosure } from '../../../domain/disclosure/rate-disclosure';
import { SecurityStatement } from '../../../domain/disclosure/security-statement';
import type { Offer } from '../../../domain/offer/offer-state';
import { DocumentIcon } from '../../../ui/control-icons';
import { Heading, Text } from '../../../ui/heading';
import { Card, Stack } from '../../../ui/stack';
import { HomeOfferTerms } from './home-offer-terms';

const DOCUMENTS: readonly LegalLinkKey[] = [
  'rateDisclosure',
  'cardholderAgreement',
  'securityAgreement',
];

// Rows extend to the edges of the card, with their own padding.
const list = css({
  display: 'flex',
  flexDirection: 'column',
  marginBlock: '-3',
  containerType: 'inline-size',
});
const row = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '3rem',
  paddingBlock: '2',
  '& + &': { borderTop: '1px solid token(colors.line)' },
  '& svg': { width: 'icon', height: 'icon', color: 'accentText' },
  '& a::after': { content: '""', position: 'absolute', inset: '0' },
});
const kind = css({
  marginInlineStart: 'auto',
  color: 'muted',
  fontSize: 'small',
  // In large text on a phone, the title needs the space; its link has the same text.
  '@container (width < 14rem)': { display: 'none' },
});

const HEADING_ID = 'before-you-decide';

export function BeforeYouDecide({
  offer,
  security,
  isCoveredBorrower,
}: {
  readonly offer: Offer;
  readonly security: Security;
  readonly isCoveredBorrower: boolean;
}) {
  const { legalLinks } = useBrand();
  // The terms of a home-secured line already link to the rate disclosure.
  const documents = DOCUMENTS.filter(
    (document) =>
      legalLinks[document] !== undefined && !(document === 'rateDisclosure' && security === 'home'),
  );
  return (
    <section aria-labelledby={HEADING_ID}>
      <Stack gap={6}>
        <Card>
          <Stack gap={3}>
            <Heading level={2} id={HEADING_ID}>
              Before you decide
            </Heading>
            <Text>
              Accepting lets us check your credit report. That may affect your credit score.
            </Text>
            {security !== 'home' && <SecurityStatement security={security} />}
          </Stack>
        </Card>
        {security === 'home' && <HomeOfferTerms offer={offer} />}
        {/* Between summary and full terms, so that the same figures aren't next to each other. */}
        {documents.length > 0 && (
          <Card>
            <ul className={list}>
              {documents.map((document) => (
                <li key={document} className={row}>
                  <DocumentIcon />
                  <DocumentLink document={document} alone />
                  <span className={kind} aria-hidden="true">
                    PDF
                  </span>
                </li>
              ))}
            </ul>
          </Card>
        )}
        <RateDisclosure offered={offer} />
        {isCoveredBorrower && <MilitaryLendingNotice />}
        <HardInquiryAuthorization />
      </Stack>
    </section>
  );
}
