import { css } from '../../../../styled-system/css';
import type { Application } from '../../../services/data/use-applicant';
import { useCurrentScreen } from '../../../shell/screen/screen-context';
import { PhoneLink } from '../../../ui/phone-link';
import { useBrand } from '../../../domain/program/use-brand';
import { SectionTarget } from '../../../shell/screen/section-target';
import { TextLink } from '../../../ui/button';
import { areItemsGoingBack, useShipments } from '../../../domain/shipment/shipment';
import { Heading, Text } from '../../../ui/heading';
import { Card, Stack } from '../../../ui/stack';
import { PlainList } from '../../../ui/plain-list';

// Moves to the next line as a unit if it fits there.
const unbroken = css({ display: 'inline-block', maxWidth: 'full', overflowWrap: 'anywhere' });

type Agency = NonNullable<NonNullable<Application['decision']>['agency']>;

/** Renders nothing if no items were shipped. If loading fails, the return tracking reports it. */
function ItemsComeBack() {
  const shipments = useShipments();
  return areItemsGoingBack(shipments.value?.returnShipment ?? null) ? (
    <Text>We’ll return your items free.</Text>
  ) : null;
}

export function WhatYouCanDo({ agency }: { readonly agency: Agency | null }) {
  const { phone, email } = useBrand().texts.customerSupport;
  const { flow } = useCurrentScreen();
  const aboutTheReport =
    agency === null
      ? []
      : [
          <>
            Order a free copy of your credit report from {agency.name} within 60 days:{' '}
            <PhoneLink phone={agency.phone} />, or write to {agency.addressLines.join(', ')}.
          </>,
          `If something in your report is wrong, you can dispute it with ${agency.name}. They’re required to investigate.`,
        ];
  return (
    <SectionTarget id="free-report" labelledBy="what-you-can-do">
      <Card>
        <Stack gap={3}>
          <Heading level={2} id="what-you-can-do">
            What you can do
          </Heading>
          <PlainList
            items={[
              ...aboutTheReport,
              <>
                Contact us with questions: <PhoneLink phone={phone} /> or{' '}
                <TextLink href={`mailto:${email}`} className={unbroken}>
                  {email}
                </TextLink>
                .
              </>,
              'Apply again when something has changed.',
            ]}
          />
          {flow === 'item' && <ItemsComeBack />}
        </Stack>
      </Card>
    </SectionTarget>
  );
}
