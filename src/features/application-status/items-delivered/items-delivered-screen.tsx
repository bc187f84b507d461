import { Redirect } from 'wouter';
import { LIMITS } from '../../../catalogue/limits';
import { useBrand } from '../../../domain/program/use-brand';
import { PhoneLink } from '../../../ui/phone-link';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import type { ScreenProps } from '../../../shell/screen/screen-context';
import { type ShippedItem, useShipments } from '../../../domain/shipment/shipment';
import { CarrierLink, TrackingList } from '../common/tracking-list';
import { WithShipments } from '../../../shell/status/with-shipments';
import { joinList } from '../../../catalogue/plain-text';
import { LiveRegion } from '../../../ui/live-region';
import { Callout } from '../../../ui/callout';
import { Details } from '../../../ui/details';
import { Heading } from '../../../ui/heading';
import { InspectionPicture } from '../../../ui/pictures/waiting-pictures';
import { Actions, Card, Stack } from '../../../ui/stack';
import { StatusFrame } from '../common/status-frame';
import { useStatusScreen } from '../common/use-status-screen';
import { WithApplication, type ApplicationScreenProps } from '../common/with-application';
import { discrepancy, questionSentence } from './intake-copy';
import { ItemList } from './item-list';

function Discrepancy({ items }: { readonly items: readonly ShippedItem[] }) {
  const { phone } = useBrand().texts.customerSupport;
  const { received, sent, missing } = discrepancy(items);
  return (
    <LiveRegion>
      {missing.length > 0 && (
        <Callout tone="warning" title={`We received ${received} of ${sent} items.`}>
          <p>
            Missing: {joinList(missing)}. If you sent {missing.length === 1 ? 'it' : 'them'}, keep
            your receipt. Call us at <PhoneLink phone={phone} />.
          </p>
        </Callout>
      )}
    </LiveRegion>
  );
}

/** Reports a question of the inspection. The applicant needs to do nothing. */
function Question({ items }: { readonly items: readonly ShippedItem[] }) {
  const sentence = questionSentence(items);
  return (
    <LiveRegion>
      {sentence !== null && (
        <Callout tone="info">
          <p>{sentence}</p>
        </Callout>
      )}
    </LiveRegion>
  );
}

function ItemsDelivered({ application, refetch }: ApplicationScreenProps) {
  const state = useStatusScreen(application, refetch);
  const shipments = useShipments({ pollMs: LIMITS.poll.sec * 1000 });
  const { pathOf } = useNavigation();
  return (
    <WithShipments shipments={shipments}>
      {({ shipment, itemCart }) => {
        if (application.status === 'SHIPPED' && shipment?.status !== 'DELIVERED') {
          return <Redirect to={pathOf('items-shipped')} replace />;
        }
        return (
          <StatusFrame
            state={state}
            isDecisionPending

            {...(state.application.status === 'SHIPPED' ? { tag: 'Items arrived' } : {})}
            sentence="We open every package on camera and log each item. Inspection usually takes 2 to 3 business days."
            shipment={shipment}
            picture={<InspectionPicture />}
            news={
              <>
                <Discrepancy items={itemCart?.items ?? []} />
                <Question items={itemCart?.items ?? []} />
              </>
            }
            actions={null}
          >
            <Card>
              <Stack gap={3}>
                <Heading level={2}>Your items</Heading>
                <ItemList items={itemCart?.items ?? []} />
              </Stack>
            </Card>
            {shipment !== null && (
              <Actions>
                <CarrierLink shipment={shipment} />
              </Actions>
            )}
            {shipment !== null && shipment.events.length > 0 && (
              <Details summary="How your items reached us">
                <TrackingList shipment={shipment} />
              </Details>
            )}
          </StatusFrame>
        );
      }}
    </WithShipments>
  );
}

export function ItemsDeliveredScreen(props: ScreenProps) {
  return <WithApplication {...props} view={ItemsDelivered} />;
}
