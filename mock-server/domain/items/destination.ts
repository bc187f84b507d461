import { fullName } from '../../../src/catalogue/person-name';
import type { ShipmentRecord } from '../../world/item-state';
import type { UserRecord } from '../../world/state';
import { APPRAISAL_CENTER } from './shipment';

export interface ParcelAddress {
  name: string;
  addressLines: string[];
}

function addressOfPerson(user: UserRecord, shipment: ShipmentRecord): ParcelAddress {
  const address = shipment.address ?? user.shippingAddress ?? user.homeAddress;
  const lines =
    address === null
      ? []
      : [
          address.addressFirstLine,
          address.addressSecondLine,
          `${address.city}, ${address.state} ${address.zip}`,
        ];
  return { name: fullName(user), addressLines: lines.filter((line) => line !== null) };
}

const center = (): ParcelAddress => ({
  name: APPRAISAL_CENTER.name,
  addressLines: [...APPRAISAL_CENTER.addressLines],
});

/** Items are only returned to the confirmed address. */
export function destinationOf(user: UserRecord, shipment: ShipmentRecord): ParcelAddress {
  return shipment.direction === 'in' ? center() : addressOfPerson(user, shipment);
}

export function senderOf(user: UserRecord, shipment: ShipmentRecord): ParcelAddress {
  return shipment.direction === 'in' ? addressOfPerson(user, shipment) : center();
}
