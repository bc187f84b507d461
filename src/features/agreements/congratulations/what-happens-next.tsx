import { programDefinition } from '../../../catalogue/programs';
import type { Application, CurrentUser } from '../../../services/data/use-applicant';
import { useBrand } from '../../../domain/program/use-brand';
import { addressText } from '../../../forms/fields/address-text';
import { formatDate } from '../../../domain/text/format';
import { PlainList } from '../../../ui/plain-list';
import { Heading } from '../../../ui/heading';
import { Stack } from '../../../ui/stack';
import { firstStatementOn } from './first-statement';

/** When the card and the first statement come. */
export function WhatHappensNext({
  user,
  application,
}: {
  readonly user: CurrentUser;
  readonly application: Application;
}) {
  const { id, texts } = useBrand();
  const { cardName } = texts;
  const mailingAddress = user.shippingAddress ?? user.billingAddress;
  const place = mailingAddress === null ? '' : ` at ${addressText(mailingAddress)}`;
  const { security } = programDefinition(id);
  const pending = application.status !== 'COMPLETE';
  return (
    <Stack gap={3}>
      <Heading level={2}>What happens next</Heading>
      <PlainList
        items={[
          ...(pending ? ['We don’t move any money before your cancellation period ends.'] : []),
          `Your ${cardName} arrives in 7–10 business days${pending ? ' after that' : ''}${place}.`,
          ...(security === 'item' ? ['Your items stay in insured storage.'] : []),
          `Your first statement comes about ${formatDate(firstStatementOn(application))}.`,
        ]}
      />
    </Stack>
  );
}
