import type { ReactNode } from 'react';
import type { Read } from '../../services/data/use-read';
import { PendingScreen } from '../problems/pending';
import type { Addresses } from '../../domain/person/use-addresses';
import type { Shipments } from '../../domain/shipment/shipment';

/** Shows the problem if they can't be loaded. */
export function WithShipments({
  shipments,
  addresses,
  children,
}: {
  readonly shipments: Read<Shipments>;
  /** Set if the screen also needs the shipping address. */
  readonly addresses?: Pick<Addresses, 'ready'>;
  children(shipments: Shipments): ReactNode;
}) {
  return shipments.value === null || addresses?.ready === false ? (
    <PendingScreen read={shipments} />
  ) : (
    children(shipments.value)
  );
}
