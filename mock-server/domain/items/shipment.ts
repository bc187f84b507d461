import { LIMITS } from '../../../src/catalogue/limits';
import type { ShippingMethod } from '../../../src/contract/generated/types';
import type { KitRecord, ShipmentRecord } from '../../world/item-state';
import type { ApplicationRecord } from '../../world/state';
import { isoTime } from '../../world/clock';
import type { Context } from '../../world/context';
import { addShippingDays } from '../lifecycle/business-days';
import { addDays, dateOf } from '../lifecycle/zoned-time';

/** Business days until a kit arrives, and until a missing one can be reported. */
const KIT_DAYS = { from: 3, to: 5, contactAfter: 7 } as const;

/** Business days. */
const TRANSIT_DAYS = 3;

const HOUR = 3_600_000;

/** Ms; the last is the delivery of a return. */
export const PARCEL_TAKES = {
  scan: 18 * HOUR,
  hub: 20 * HOUR,
  door: 26 * HOUR,
  back: 44 * HOUR,
} as const;

export const CARRIER = 'Fixture Parcel Service';

/** The recipient's name doesn't reveal the contents. */
export const APPRAISAL_CENTER = {
  name: 'Appraisal Center',
  addressLines: ['1200 Sample Parkway, Dock 4', 'Columbus, OH 43228'],
} as const;

export const CITY_OF_CENTER = 'Columbus, OH';

type Dated = Pick<Context, 'now'>;

/** No carrier uses these tracking numbers. */
function numbers(count: number) {
  const four = String(count).padStart(4, '0');
  return {
    label: `LBL-TEST-${four}`,
    code: `SHIP-TEST-${four}`,
    tracking: `TEST-TRK-${String(count).padStart(10, '0')}`,
  };
}

/** `number` counts the parcels of this world. */
export function newShipment(
  context: Dated,
  options: {
    number: number;
    direction: ShipmentRecord['direction'];
    method: ShippingMethod;
    kit: KitRecord | null;
    address: ShipmentRecord['address'];
  },
): ShipmentRecord {
  const { number, direction, method, kit, address } = options;
  const { label, code, tracking } = numbers(number);
  return {
    id: label,
    direction,
    method,
    status: 'PREPARING',
    trackingNumber: tracking,
    code: method === 'CODE' ? code : null,
    expiresOn: addDays(dateOf(context.now()), LIMITS.item.shipByDays),
    kit,
    address,
    shippedAt: null,
    estimatedArrival: null,
    events: [],
  };
}

/** Ordered now. */
export function newKit(context: Dated): KitRecord {
  const requestedOn = dateOf(context.now());
  return {
    requestedOn,
    arrivesFrom: addShippingDays(requestedOn, KIT_DAYS.from),
    arrivesTo: addShippingDays(requestedOn, KIT_DAYS.to),
    deliveredOn: null,
    trackingNumber: null,
    contactAfter: addShippingDays(requestedOn, KIT_DAYS.contactAfter),
  };
}

export function isUnderWay(shipment: ShipmentRecord | null): boolean {
  return shipment !== null && ['IN_TRANSIT', 'DELIVERED'].includes(shipment.status);
}

/** The carrier knows about the parcel only after the first scan. */
export function handOver(context: Dated, shipment: ShipmentRecord): void {
  shipment.status = 'IN_TRANSIT';
  shipment.shippedAt ??= isoTime(context.now());
}

export function track(
  context: Dated,
  shipment: ShipmentRecord,
  seen: { place: string; description: string },
): void {
  handOver(context, shipment);
  shipment.estimatedArrival ??= addShippingDays(dateOf(context.now()), TRANSIT_DAYS);
  shipment.events.push({ at: isoTime(context.now()), ...seen });
}

export function haveItemsLeft({ shipment }: ApplicationRecord): boolean {
  return isUnderWay(shipment);
}
