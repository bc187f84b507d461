import { LIMITS } from '../../../src/catalogue/limits';
import { endedWithoutAccount } from '../../../src/catalogue/status/facts';
import type { Context } from '../../world/context';
import type { ShipmentRecord } from '../../world/item-state';
import type { ApplicationRecord } from '../../world/state';
import { addShippingDays } from '../lifecycle/business-days';
import { STATUS_LIFECYCLES } from '../lifecycle/status/definitions';
import { cancelEvents, scheduleEvent } from '../lifecycle/timers';
import { addDays, dateOf, endOfDay } from '../lifecycle/zoned-time';
import { itemInReview, itemsOf, leaveOutRefused } from './cart';
import { haveItemsLeft, newShipment, PARCEL_TAKES } from './shipment';

type EnteringContext = Pick<Context, 'state' | 'now'>;

const HOUR = 3_600_000;

export function nextParcel({ state }: Pick<Context, 'state'>): number {
  const number = (state.counters['parcel'] ?? 0) + 1;
  state.counters['parcel'] = number;
  return number;
}

/** The carrier hasn't scanned the parcel yet. */
function startReturn(context: EnteringContext, application: ApplicationRecord): void {
  application.returnShipment = {
    ...newShipment(context, {
      number: nextParcel(context),
      direction: 'return',
      method: 'LABEL',
      kit: null,
      address: structuredClone(application.shipment?.address ?? null),
    }),
    status: 'READY',
  };
}

/** End of a working day, ms. */
const evening = (date: string): number => endOfDay(date) - 6 * HOUR;

/** A specialist reviews the next waiting item at the end of the next business day. */
export function scheduleReview(context: EnteringContext, application: ApplicationRecord): void {
  cancelEvents(context, application, 'item-valued');
  if (itemInReview(application.itemCart) === undefined) return;
  const dueAt = evening(addShippingDays(dateOf(context.now()), 1));
  scheduleEvent(context, application, { event: 'item-valued', dueAt });
}

function followParcel(
  context: EnteringContext,
  application: ApplicationRecord,
  shipment: ShipmentRecord,
): void {
  const now = context.now();
  if (shipment.status === 'DELIVERED') {
    const dueAt = evening(addShippingDays(dateOf(now), 1));
    scheduleEvent(context, application, { event: 'items-received', dueAt });
    return;
  }
  const next = (
    [
      { event: 'carrier-scan', dueAt: now + PARCEL_TAKES.scan },
      { event: 'in-transit', dueAt: now + PARCEL_TAKES.hub },
      { event: 'delivered', dueAt: now + PARCEL_TAKES.door },
    ] as const
  )[shipment.events.length];
  if (next !== undefined) scheduleEvent(context, application, next);
}

export function enterItemStatus(context: EnteringContext, application: ApplicationRecord): void {
  const { status, itemCart, shipment } = application;
  const today = dateOf(context.now());
  if (status === 'PREQUAL_INFO_GIVEN') leaveOutRefused(itemCart);
  if (status === 'PREQUALIFIED') {
    itemCart.estimateValidUntil ??= addDays(today, LIMITS.item.estimateValidDays);
    itemCart.shipBy ??= addDays(today, LIMITS.item.shipByDays);
  }
  if (STATUS_LIFECYCLES[status].onEstimate && itemCart.estimateValidUntil !== null) {
    const dueAt = endOfDay(itemCart.estimateValidUntil);
    scheduleEvent(context, application, { event: 'estimate-renewed', dueAt });
  }
  if (status === 'APPRAISAL_IN_PROGRESS') scheduleReview(context, application);
  if (status === 'SHIPPED' && shipment !== null) followParcel(context, application, shipment);
  if (status === 'ITEM_UNDER_REVIEW') {
    for (const item of itemsOf(itemCart))
      if (item.intake === 'RECEIVED') item.intake = 'INSPECTING';
    const dueAt = evening(addShippingDays(today, 2));
    scheduleEvent(context, application, { event: 'items-inspected', dueAt });
  }
  if (
    endedWithoutAccount(status) &&
    haveItemsLeft(application) &&
    application.returnShipment === null
  ) {
    startReturn(context, application);
  }
  const { returnShipment } = application;
  if (returnShipment?.status === 'READY') {
    const dueAt = evening(addShippingDays(today, 1));
    scheduleEvent(context, application, { event: 'return-scanned', dueAt });
  }
  if (returnShipment?.status === 'IN_TRANSIT') {
    const dueAt = context.now() + PARCEL_TAKES.back;
    scheduleEvent(context, application, { event: 'return-delivered', dueAt });
  }
}
