import type { Shipment } from './shipment';

/** Where the items are that were handed over; null while they are at home. */
export function parcelWithUs(
  shipment: Pick<Shipment, 'status'> | null,
): 'on-the-way' | 'with-us' | null {
  if (shipment?.status === 'DELIVERED') return 'with-us';
  return shipment?.status === 'IN_TRANSIT' ? 'on-the-way' : null;
}

/** Whether items that were sent are going back, or will be; not where they are at home or back again. */
export function areItemsGoingBack(returnShipment: Pick<Shipment, 'status'> | null): boolean {
  return returnShipment !== null && returnShipment.status !== 'DELIVERED';
}
