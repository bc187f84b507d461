import { useAddresses } from '../../../domain/person/use-addresses';
import { useStoredDraft } from '../../../forms/use-draft';
import type { ScreenProps } from '../../../shell/screen/screen-context';
import { useShipments } from '../../../domain/shipment/shipment';
import { WithShipments } from '../../../shell/status/with-shipments';
import { PreQualifiedForm } from './pre-qualified-form';
import { WaitingScreen } from '../../../shell/screen/waiting-screen';

export function PreQualifiedScreen({ applicant, refetch }: ScreenProps) {
  const { application, user } = applicant;
  const draft = useStoredDraft(user.id);
  const shipments = useShipments();
  const addresses = useAddresses();
  if (application === null) return null;
  return (
    <WithShipments shipments={shipments} addresses={addresses}>
      {() =>
        draft.ready ? (
          <PreQualifiedForm
            applicant={applicant}
            application={application}
            shipments={shipments}
            draft={draft.answers}
            isConfirmed={addresses.shipping?.isConfirmed === true}
            refetch={refetch}
          />
        ) : (
          <WaitingScreen />
        )
      }
    </WithShipments>
  );
}
