import { LIMITS } from '../../../src/catalogue/limits';
import type { ShippingMethod } from '../../../src/contract/generated/types';
import type { KitRecord, ShipmentRecord } from '../../world/item-state';
import type { ApplicationRecord } from '../../world/state';
import { isoTime } from '../../world/clock';
import type { Context } from '../../world/context';
import { addShippingDays } from '../lifecycle/business-days';
import { addDays, dateOf } from '../lifecycle/zoned-time';

/** Business days until a kit arrives, and until one that did not can be reported. */
const KIT_DAYS = { from: 3, to: 5, contactAfter: 7 } as const;

/** Business days that a parcel takes. */
const TRANSIT_DAYS = 3;

const HOUR = 3_600_000;

/** How long until the carrier scans a parcel, sees it halfway, brings it, and brings one back, ms. */
export const PARCEL_TAKES = {
  scan: 18 * HOUR,
  hub: 20 * HOUR,
  door: 26 * HOUR,
  back: 44 * HOUR,
} as const;

export const CARRIER = 'Fixture Parcel Service';

/** Where everything goes; nothing on a parcel says what is inside. */
export const APPRAISAL_CENTER = {
  name: 'Appraisal Center',
  addressLines: ['1200 Sample Parkway, Dock 4', 'Columbus, OH 43228'],
} as const;

export const CITY_OF_CENTER = 'Columbus, OH';

type Dated = Pick<Context, 'now'>;

/** Numbers of the test world: no carrier has them. */
function numbers(count: number) {
  const four = String(count).padStart(4, '0');
  return {
    label: `LBL-TEST-${four}`,
    code: `SHIP-TEST-${four}`,
    tracking: `TEST-TRK-${String(count).padStart(10, '0')}`,
  };
}

/** A parcel that is being prepared; `number` counts the parcels of this world. */
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

/** A kit that is asked for now. */
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

/** Whether a parcel is on its way or has arrived. */
export function isUnderWay(shipment: ShipmentRecord | null): boolean {
  return shipment !== null && ['IN_TRANSIT', 'DELIVERED'].includes(shipment.status);
}

/** Hands the parcel over: to the carrier's knowledge only once it is scanned. */
export function handOver(context: Dated, shipment: ShipmentRecord): void {
  shipment.status = 'IN_TRANSIT';
  shipment.shippedAt ??= isoTime(context.now());
}

/** Notes what the carrier saw. */
export function track(
  context: Dated,
  shipment: ShipmentRecord,
  seen: { place: string; description: string },
): void {
  handOver(context, shipment);
  shipment.estimatedArrival ??= addShippingDays(dateOf(context.now()), TRANSIT_DAYS);
  shipment.events.push({ at: isoTime(context.now()), ...seen });
}

/** Whether the items have left the applicant. */
export function haveItemsLeft({ shipment }: ApplicationRecord): boolean {
  return isUnderWay(shipment);
}
