import type { ReactNode } from 'react';
import { css } from '../../../../styled-system/css';
import { LIMITS } from '../../../catalogue/limits';
import { formatDay } from '../../../domain/text/format';
import { CarrierLink, TrackingFacts, TrackingList } from './tracking-list';
import { useShipments, type Shipment } from '../../../domain/shipment/shipment';
import { OptionalSection } from '../../../shell/problems/optional-section';
import { SectionTarget } from '../../../shell/screen/section-target';
import { Heading, Text } from '../../../ui/heading';
import { Skeleton } from '../../../ui/skeleton';
import { Actions, Card, Stack } from '../../../ui/stack';

export const RETURN_SECTION = 'return';

const upright = css({ fontStyle: 'normal', overflowWrap: 'anywhere' });

const HEADING_ID = 'return-heading';

function Section({ children }: { readonly children: ReactNode }) {
  return (
    <SectionTarget id={RETURN_SECTION} labelledBy={HEADING_ID}>
      <Card>
        <Stack gap={4}>
          <Heading level={2} id={HEADING_ID}>
            Your return
          </Heading>
          {children}
        </Stack>
      </Card>
    </SectionTarget>
  );
}

/**
 * Renders nothing without a return. If one is `expected`, the section appears at once with a
 * loading state, because buttons link to it.
 */
export function ReturnTracking({ expected = false }: { readonly expected?: boolean }) {
  const shipments = useShipments({ pollMs: LIMITS.poll.sec * 1000 });
  const isThere = (shipments.value?.returnShipment ?? null) !== null;
  const part = (
    <OptionalSection
      read={shipments}
      missing="We can’t show your return tracking right now."
      first={expected && <Skeleton shape="text" />}
    >
      {({ returnShipment }) => {
        if (returnShipment !== null) return <Tracking returnShipment={returnShipment} />;
        return expected ? (
          <Text>
            We’re preparing your return. We’ll email you the tracking number, and you’ll see it
            here.
          </Text>
        ) : null;
      }}
    </OptionalSection>
  );
  return expected || isThere ? <Section>{part}</Section> : part;
}

function Tracking({ returnShipment }: { readonly returnShipment: Shipment }) {
  const { destination, status, events } = returnShipment;
  const last = events.at(-1);
  return (
    <>
      <Text>
        {status === 'DELIVERED' && last !== undefined
          ? `Your items were delivered on ${formatDay(last.at)}.`
          : 'We’re returning your items to:'}
      </Text>
      <address className={upright}>
        {[destination.name, ...destination.addressLines].map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
      <TrackingFacts shipment={returnShipment} />
      <TrackingList shipment={returnShipment} />
      <Actions>
        <CarrierLink shipment={returnShipment} />
      </Actions>
    </>
  );
}
