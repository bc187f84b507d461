import type { ScreenId } from '../../../src/catalogue/screens';
import type { Status } from '../../../src/catalogue/statuses';
import type { ShippingMethod } from '../../../src/contract/generated/types';
import type { ShipmentRecord } from '../../world/item-state';
import type { Stage } from '../lifecycle/status/definition';
import { STATUS_LIFECYCLES } from '../lifecycle/status/definitions';
import { CITY_OF_CENTER, newShipment, track } from '../items/shipment';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Null if the items were never shipped. */
export function stageOf(status: Status, screen: ScreenId | null): Stage | null {
  const { parcel, parcelFor } = STATUS_LIFECYCLES[status].past;
  const override = screen === null ? undefined : parcelFor[screen];
  return override === undefined ? parcel : override;
}

const OUTWARD = [
  { place: 'Columbus, OH', description: 'Scanned by the carrier' },
  { place: 'Regional hub', description: 'In transit' },
  { place: CITY_OF_CENTER, description: 'Delivered, signed for' },
] as const;

const METHODS: Readonly<Partial<Record<Stage, ShippingMethod>>> = { code: 'CODE' };

/** `now` in ms since the epoch. */
export function seededShipment(stage: Stage, now: number): ShipmentRecord {
  const isHere = stage === 'label' || stage === 'code';
  const startedAt = now - (isHere ? HOUR : 6 * DAY);
  const shipment = newShipment(
    { now: () => startedAt },
    { number: 1, direction: 'in', method: METHODS[stage] ?? 'LABEL', kit: null, address: null },
  );
  shipment.status = 'READY';
  if (isHere) return shipment;
  const count = stage === 'on the way' ? 2 : 3;
  for (const [index, event] of OUTWARD.slice(0, count).entries()) {
    track({ now: () => startedAt + (index + 1) * DAY }, shipment, event);
  }
  if (count === 3) shipment.status = 'DELIVERED';
  return shipment;
}

/** The carrier has already picked it up. */
export function startedReturn(now: number): ShipmentRecord {
  const shipment = newShipment(
    { now: () => now - 2 * DAY },
    { number: 2, direction: 'return', method: 'LABEL', kit: null, address: null },
  );
  track({ now: () => now - DAY }, shipment, {
    place: CITY_OF_CENTER,
    description: 'Scanned by the carrier',
  });
  return shipment;
}
