import { LIMITS } from '../../src/catalogue/limits';
import { isOpen } from '../../src/catalogue/statuses';
import type { Context } from '../core/context';
import type { ApplicationRecord } from '../core/state';
import { addShippingDays } from '../lifecycle/business-days';
import { scheduleEvent } from '../lifecycle/timers';
import { addDays, dateOf, endOfDay } from '../lifecycle/zoned-time';
import { itemsOf } from './cart';
import { haveItemsLeft, newShipment } from './shipment';

type EnteringContext = Pick<Context, 'state' | 'now'>;

const HOUR = 3_600_000;

/** The number of the next parcel of this world. */
export function nextParcel({ state }: Pick<Context, 'state'>): number {
  const number = (state.counters['parcel'] ?? 0) + 1;
  state.counters['parcel'] = number;
  return number;
}

/** Sends the items back: a parcel that the carrier has not seen yet. */
function startReturn(context: EnteringContext, application: ApplicationRecord): void {
  application.returnShipment = {
    ...newShipment(context, {
      number: nextParcel(context),
      direction: 'return',
      method: 'LABEL',
      kit: null,
    }),
    status: 'READY',
  };
}

/** The end of a working day, ms: when offices have done what they do that day. */
const evening = (date: string): number => endOfDay(date) - 6 * HOUR;

/** Makes the records and timers of the items those of the status that was just reached. */
export function enterItemStatus(context: EnteringContext, application: ApplicationRecord): void {
  const { status, itemCart, shipment } = application;
  const today = dateOf(context.now());
  if (status === 'PREQUALIFIED') {
    itemCart.estimateValidUntil ??= addDays(today, LIMITS.item.estimateValidDays);
    itemCart.shipBy ??= addDays(today, LIMITS.item.shipByDays);
    const dueAt = endOfDay(itemCart.estimateValidUntil);
    scheduleEvent(context, application, { event: 'estimate-renewed', dueAt });
  }
  if (status === 'SHIPPED' && shipment !== null && shipment.events.length === 0) {
    const dueAt = context.now() + 18 * HOUR;
    scheduleEvent(context, application, { event: 'carrier-scan', dueAt });
  }
  if (status === 'ITEM_UNDER_REVIEW') {
    for (const item of itemsOf(itemCart))
      if (item.intake === 'RECEIVED') item.intake = 'INSPECTING';
    const dueAt = evening(addShippingDays(today, 2));
    scheduleEvent(context, application, { event: 'items-inspected', dueAt });
  }
  const isOver = !isOpen(status) && status !== 'COMPLETE';
  if (isOver && haveItemsLeft(application) && application.returnShipment === null) {
    startReturn(context, application);
  }
  if (application.returnShipment?.status === 'READY') {
    const dueAt = evening(addShippingDays(today, 1));
    scheduleEvent(context, application, { event: 'return-scanned', dueAt });
  }
}
