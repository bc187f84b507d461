import { LIMITS } from '../../../catalogue/limits';
import { useBrand } from '../../../domain/program/use-brand';
import { openHelpCenter } from '../../../shell/help/help-center';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import type { ScreenProps } from '../../../shell/screen/screen-context';
import { type Shipment, useShipments } from '../../../domain/shipment/shipment';
import { CarrierLink, TrackingFacts, TrackingList } from '../common/tracking-list';
import { WithShipments } from '../../../shell/status/with-shipments';
import { PhoneLink } from '../../../ui/phone-link';
import { LiveRegion } from '../../../ui/live-region';
import { LinkButton } from '../../../ui/link-button';
import { Button } from '../../../ui/button';
import { Callout } from '../../../ui/callout';
import { Heading } from '../../../ui/heading';
import { Actions, Card, Stack } from '../../../ui/stack';
import { StatusFrame } from '../common/status-frame';
import { useStatusScreen } from '../common/use-status-screen';
import { WithApplication, type ApplicationScreenProps } from '../common/with-application';
import { ItemsBack } from './items-back';

/** The parcel has arrived, or wasn't scanned for days. */
function News({ shipment }: { readonly shipment: Shipment | null }) {
  const { pathOf } = useNavigation();
  const { phone } = useBrand().texts.customerSupport;
  const delivered = pathOf('items-delivered');
  return (
    <LiveRegion>
      {shipment?.status === 'DELIVERED' && (
        <Callout
          tone="success"
          actions={
            <Actions>
              <LinkButton href={delivered} size="small" variant="secondary">
                See My Items
              </LinkButton>
            </Actions>
          }
        >
          Your items arrived.
        </Callout>
      )}
      {shipment?.isScanOverdue === true && (
        <Callout
          tone="warning"
          actions={
            <Actions>
              <Button
                size="small"
                variant="secondary"
                onClick={() => openHelpCenter('Shipping and insurance')}
              >
                Contact Us
              </Button>
            </Actions>
          }
        >
          The carrier hasn’t scanned your package yet. Keep your receipt and contact us:{' '}
          <PhoneLink phone={phone} />.
        </Callout>
      )}
    </LiveRegion>
  );
}

function ItemsShipped({ application, refetch }: ApplicationScreenProps) {
  const state = useStatusScreen(application, refetch);
  const shipments = useShipments({ pollMs: LIMITS.poll.sec * 1000 });
  return (
    <WithShipments shipments={shipments}>
      {({ shipment }) => {
        return (
          <StatusFrame
            state={state}
            isDecisionPending

            sentence="We’ll email you when they arrive. You can track them here."
            shipment={shipment}
            news={<News shipment={shipment} />}
            next={[
              'We’ll open the package on camera and log each item.',
              'We’ll inspect your items, usually in 2 to 3 business days.',
              'Review your offer and decide. If you decline, we’ll return your items free.',
            ]}
            actions={null}
          >
            {shipment !== null && (
              <Card>
                <Stack gap={6}>
                  <Heading level={2}>Tracking</Heading>
                  <TrackingFacts shipment={shipment} />
                  <TrackingList shipment={shipment} />
                </Stack>
              </Card>
            )}
            {shipment !== null && (
              <Actions>
                <CarrierLink shipment={shipment} primary />
              </Actions>
            )}
            <ItemsBack applicationId={application.id} refetch={refetch} />
          </StatusFrame>
        );
      }}
    </WithShipments>
  );
}

export function ItemsShippedScreen(props: ScreenProps) {
  return <WithApplication {...props} view={ItemsShipped} />;
}
