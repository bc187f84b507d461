import { formatDate } from '../../../domain/text/format';
import { Screen } from '../../../shell/screen/screen';
import { openHelpCenter } from '../../../shell/help/help-center';
import { Button } from '../../../ui/button';
import { Heading, Text } from '../../../ui/heading';
import { KeyFacts } from '../../../ui/key-facts';
import { OnTheWayPicture } from '../../../ui/pictures/waiting-pictures';
import { Card, Stack } from '../../../ui/stack';
import { NumberedSteps } from '../../../ui/numbered-steps';
import type { ShipmentViewProps } from '../common/shipment-screen';
import { ShippedButton } from '../common/shipped-button';
import { trackingNumberFact } from '../common/parcel-facts';

export function KitView({ application, shipment, refetch }: ShipmentViewProps) {
  const { kit, shipBy, carrier } = shipment;
  if (kit === null) return null;
  const arrived = kit.deliveredOn !== null;
  return (
    <Screen {...(arrived ? {} : { picture: <OnTheWayPicture /> })}>
      <Stack gap={8}>
        <Stack gap={4}>
          <Heading level={2}>{arrived ? 'Your kit has arrived' : 'Your kit is on its way'}</Heading>
          <Card>
            <KeyFacts
              items={[
                {
                  term: arrived ? 'Arrived' : 'Arrives',
                  description:
                    kit.deliveredOn === null
                      ? `${formatDate(kit.arrivesFrom)} to ${formatDate(kit.arrivesTo)}`
                      : formatDate(kit.deliveredOn),
                },
                { term: 'Requested', description: formatDate(kit.requestedOn) },
                ...trackingNumberFact(kit.trackingNumber),
                ...(shipBy === null
                  ? []
                  : [{ term: 'Ship your items by', description: formatDate(shipBy) }]),
              ]}
            />
          </Card>
          {!arrived && (
            <Stack gap={2}>
              <Text>Didn’t arrive? Contact us after {formatDate(kit.contactAfter)}.</Text>
              <div>
                <Button
                  variant="secondary"
                  size="small"
                  onClick={() => openHelpCenter('Shipping and insurance')}
                >
                  Contact Us
                </Button>
              </div>
            </Stack>
          )}
        </Stack>
        <Stack gap={4}>
          <Heading level={2}>When your kit arrives</Heading>
          <NumberedSteps
            steps={[
              'Put each item in its own bag.',
              'Pack them in the padding, close the box and tape every seam.',
              'Put the prepaid, insured label on the outside.',
              `Hand the package to a ${carrier} employee and keep the receipt.`,
            ]}
          />
        </Stack>
        <ShippedButton applicationId={application.id} refetch={refetch} />
      </Stack>
    </Screen>
  );
}
