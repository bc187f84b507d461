import { HardInquiryAuthorization } from '../../../domain/disclosure/credit-report-authorization';
import { DeadlineTime } from '../../../domain/text/deadline-time';
import { formatCents, formatPercent } from '../../../domain/text/format';
import type { Offer } from '../../../domain/offer/offer-state';
import { Heading, Text } from '../../../ui/heading';
import { KeyFacts } from '../../../ui/key-facts';
import { Card, Stack } from '../../../ui/stack';

const HEADING_ID = 'what-you-accept';

export function WhatYouAccept({ offer }: { readonly offer: Offer }) {
  return (
    <section aria-labelledby={HEADING_ID}>
      <Stack gap={4}>
        <Heading level={2} id={HEADING_ID}>
          What you accept
        </Heading>
        <Card>
          <Stack gap={4}>
            <KeyFacts
              items={[
                {
                  term: 'Credit line',
                  description: formatCents(offer.creditLine),
                  emphasis: true,
                  bleed: true,
                },
                {
                  term: 'Purchase APR',
                  description: `${formatPercent(offer.purchaseApr)} variable`,
                },
                { term: 'Offer ends', description: <DeadlineTime at={offer.expiresAt} /> },
              ]}
            />
            <Text>
              Your name, home address, date of birth and income become part of the agreement, so
              they can’t be changed here afterward.
            </Text>
            <HardInquiryAuthorization />
          </Stack>
        </Card>
      </Stack>
    </section>
  );
}
