import { TextLink } from '../../ui/button';
import { Callout } from '../../ui/callout';
import { Text } from '../../ui/heading';
import { DocumentLink } from './document-link';
import { LegalBlock } from './legal-block';

const BOOKLET =
  'https://www.consumerfinance.gov/consumer-tools/educational-resources/home-equity-line-of-credit-brochure.pdf';

/** Part of another legal text; with the booklet for applicants (12 CFR 1026.40). */
export function HomeSecuredText() {
  return (
    <>
      <Text>
        This credit line is secured by your home. If you don’t meet the terms, you could lose your
        home.
      </Text>
      <ul>
        <li>
          <TextLink href={BOOKLET} alone>
            Consumer Financial Protection Bureau booklet on home equity lines
          </TextLink>
        </li>
        <li>
          <DocumentLink document="rateDisclosure" alone />
        </li>
      </ul>
    </>
  );
}

export function HomeSecuredNotice() {
  return (
    <Callout tone="warning">
      <LegalBlock heading="Your home secures this credit line">
        <HomeSecuredText />
      </LegalBlock>
    </Callout>
  );
}
