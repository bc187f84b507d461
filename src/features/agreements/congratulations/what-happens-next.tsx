import { useSecurity } from '../../../shell/screen/screen-context';
import { programTerms } from '../../../catalogue/terms';
import type { Application, CurrentUser } from '../../../services/data/use-applicant';
import { useBrand } from '../../../domain/program/use-brand';
import { addressText } from '../../../forms/fields/address-text';
import { Heading, Text } from '../../../ui/heading';
import { Card, Stack } from '../../../ui/stack';
import { Timeline } from '../../../ui/timeline';
import { datesToCome } from './dates-to-come';
import { staged } from '../../../ui/staged';

export function WhatHappensNext({
  user,
  application,
}: {
  readonly user: CurrentUser;
  readonly application: Application;
}) {
  const { id, texts } = useBrand();
  const mailingAddress = user.shippingAddress ?? user.billingAddress;
  const security = useSecurity();
  return (
    <div className={staged({ part: 'next' })}>
      <Card>
        <Stack gap={4}>
          <Heading level={2}>What happens next</Heading>
          <Timeline
            steps={datesToCome({
              application,
              cardName: texts.cardName,
              address: mailingAddress === null ? null : addressText(mailingAddress),
              graceDays: programTerms(id).graceDays,
            })}
          />
          {security === 'item' && <Text>Your items stay in insured storage.</Text>}
        </Stack>
      </Card>
    </div>
  );
}
