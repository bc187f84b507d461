import type { ReactNode } from 'react';
import type { Read } from '../../services/data/use-read';
import { PendingScreen } from '../problems/pending';
import type { Addresses } from '../../domain/person/use-addresses';
import type { Shipments } from '../../domain/shipment/shipment';

/** Shows a screen once its shipments are loaded, or the problem. */
export function WithShipments({
  shipments,
  addresses,
  children,
}: {
  readonly shipments: Read<Shipments>;
  /** Of a screen that also asks for the shipping address. */
  readonly addresses?: Pick<Addresses, 'ready'>;
  children(shipments: Shipments): ReactNode;
}) {
  return shipments.value === null || addresses?.ready === false ? (
    <PendingScreen read={shipments} />
  ) : (
    children(shipments.value)
  );
}
