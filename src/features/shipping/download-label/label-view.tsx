import { WithStoredDraft } from '../../../forms/with-stored-draft';
import { Screen } from '../../../shell/screen/screen';
import { Card, Stack } from '../../../ui/stack';
import { NumberedSteps } from '../../../ui/numbered-steps';
import { Heading } from '../../../ui/heading';
import { NotReady } from '../common/not-ready';
import { ParcelFacts } from '../common/parcel-facts';
import type { ShipmentViewProps } from '../common/shipment-screen';
import { ShippedButton } from '../common/shipped-button';
import { LabelFile } from './label-file';
import { PackingChecklist } from './packing-checklist';

export function LabelView({
  applicant,
  application,
  shipment,
  shipments,
  refetch,
}: ShipmentViewProps) {
  const { user } = applicant;
  const { labelUrl, status } = shipment;
  if (status !== 'READY' || labelUrl === null) {
    return (
      <NotReady
        noun="label"
        applicationId={application.id}
        shipment={shipment}
        shipments={shipments}
      />
    );
  }
  return (
    <WithStoredDraft userId={user.id}>
      {(draft) => (
        <Screen
          actions={
            <LabelFile
              url={labelUrl}
              name={`${shipment.id}.pdf`}
              applicationId={application.id}
              email={user.email}
            />
          }
        >
          <Stack gap={8}>
            <Stack gap={4}>
              <Heading level={2}>How to pack</Heading>
              <NumberedSteps
                steps={[
                  'Put each item in its own bag.',
                  'Put the items in a small box inside a plain outer box. Tape every seam.',
                  'Don’t write anything about jewelry, gold or watches on the outside.',
                  'Tape the label flat on the outer box.',
                  `Hand the package to a ${shipment.carrier} employee and keep the receipt.`,
                ]}
              />
            </Stack>
            <PackingChecklist
              userId={user.id}
              items={shipments.value?.itemCart?.items ?? []}
              draft={draft}
            />
            <Card>
              <ParcelFacts shipment={shipment} />
            </Card>
            <ShippedButton applicationId={application.id} refetch={refetch} />
          </Stack>
        </Screen>
      )}
    </WithStoredDraft>
  );
}
