import { CONTENT } from '../../../src/programs/content-config';
import { cartTotal } from '../../domain/items/cart';
import { destinationOf } from '../../domain/items/destination';
import { CARRIER, isUnderWay } from '../../domain/items/shipment';
import type { Context } from '../../world/context';
import type { ShipmentRecord } from '../../world/item-state';
import type { ApplicationRecord, UserRecord } from '../../world/state';
import { addShippingDays } from '../../domain/lifecycle/business-days';
import { dateOf } from '../../domain/lifecycle/zoned-time';

/** Business days after which a parcel without a scan is reported. */
const SCAN_DAYS = 3;

function isScanOverdue(world: Context, { shippedAt, events, direction }: ShipmentRecord): boolean {
  if (direction === 'return' || shippedAt === null || events.length > 0) return false;
  return dateOf(world.now()) > addShippingDays(dateOf(Date.parse(shippedAt)), SCAN_DAYS);
}

export function viewShipment(
  world: Context,
  owned: { readonly user: UserRecord; readonly application: ApplicationRecord },
  shipment: ShipmentRecord | null,
) {
  if (shipment === null) return null;
  const { user, application } = owned;
  const { id, method, status, trackingNumber, code, expiresOn, kit, direction } = shipment;
  const isPrepared = status !== 'PREPARING' && status !== 'FAILED';
  const hasLabel = isPrepared && method === 'LABEL';
  const hasCode = isPrepared && code !== null;
  // The label of a kit is in the kit.
  const isKitAway = method === 'KIT' && direction === 'in' && kit?.deliveredOn === null;
  const isTracked = isUnderWay(shipment) || (isPrepared && !isKitAway);
  return {
    id,
    method,
    status,
    carrier: CARRIER,
    storeFinderUrl: 'https://carrier.example.com/locations',
    trackingNumber: isTracked ? trackingNumber : null,
    trackingUrl: isTracked ? `https://carrier.example.com/track/${trackingNumber}` : null,
    labelUrl: hasLabel ? `${world.origin}/files/labels/${id}.pdf` : null,
    labelExpiresOn: hasLabel ? expiresOn : null,
    code: hasCode ? code : null,
    codePayload: hasCode ? code : null,
    codeExpiresOn: hasCode ? expiresOn : null,
    kit: kit === null ? null : { ...kit },
    shipBy: direction === 'in' ? application.itemCart.shipBy : null,
    insuredValue: Math.min(cartTotal(application.itemCart).high, CONTENT.insuredMax),
    estimatedArrival: shipment.estimatedArrival,
    shippedAt: shipment.shippedAt,
    isScanOverdue: isScanOverdue(world, shipment),
    events: shipment.events.map((event) => ({ ...event })),
    destination: destinationOf(user, shipment),
  };
}
