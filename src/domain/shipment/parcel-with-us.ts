import type { Shipment } from './shipment';

/** Where the items are that were handed over; null while they are at home. */
export function parcelWithUs(
  shipment: Pick<Shipment, 'status'> | null,
): 'on-the-way' | 'with-us' | null {
  if (shipment?.status === 'DELIVERED') return 'with-us';
  return shipment?.status === 'IN_TRANSIT' ? 'on-the-way' : null;
}

/** Whether shipped items are on their way back or will be; false when they never left or have arrived. */
export function areItemsGoingBack(returnShipment: Pick<Shipment, 'status'> | null): boolean {
  return returnShipment !== null && returnShipment.status !== 'DELIVERED';
}
