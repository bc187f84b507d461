import type { ComponentType } from 'react';
import { Redirect } from 'wouter';
import type { ShippingMethod } from '../../../contract/generated/types';
import type { Application } from '../../../services/data/use-applicant';
import type { Read } from '../../../services/data/use-read';
import { useAddresses } from '../../../domain/person/use-addresses';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import type { ScreenProps } from '../../../shell/screen/screen-context';
import { type Shipment, useShipments, type Shipments } from '../../../domain/shipment/shipment';
import { WithShipments } from '../../../shell/status/with-shipments';
import { StartShipment, type StartShipmentProps } from './start-shipment';

export interface ShipmentViewProps extends ScreenProps {
  readonly application: Application;
  readonly shipment: Shipment;
  readonly shipments: Read<Shipments>;
}

export interface ShipmentScreenProps extends ScreenProps {
  readonly method: ShippingMethod;
  /** Texts of the page that requests the label, code or kit. */
  readonly start: Pick<StartShipmentProps, 'lead' | 'button' | 'addressHeading' | 'onStarted'>;
  readonly view: ComponentType<ShipmentViewProps>;
}

/**
 * Requests a label, code or kit if there is none, shows it, and continues once the items are
 * shipped.
 */
export function ShipmentScreen({ method, start, view: View, ...props }: ShipmentScreenProps) {
  const { applicant, refetch } = props;
  const { application } = applicant;
  const shipments = useShipments();
  const addresses = useAddresses();
  const { pathOf } = useNavigation();
  if (application === null) return null;
  if (application.status === 'SHIPPED') return <Redirect to={pathOf('items-shipped')} replace />;
  return (
    <WithShipments shipments={shipments} addresses={addresses}>
      {({ shipment }) => {
        return shipment === null || shipment.method !== method ? (
          <StartShipment
            {...start}
            applicant={applicant}
            application={application}
            shipments={shipments}
            method={method}
            isConfirmed={addresses.shipping?.isConfirmed === true}
            refetch={refetch}
          />
        ) : (
          <View {...props} application={application} shipment={shipment} shipments={shipments} />
        );
      }}
    </WithShipments>
  );
}
