import { programDefinition } from '../../../src/catalogue/programs';
import type { Context } from '../../world/context';
import type { ShipmentRecord } from '../../world/item-state';
import type { ApplicationRecord } from '../../world/state';
import { addShippingDays } from '../lifecycle/business-days';
import { canMove, transition } from '../applications/move';
import { cancelEvents, scheduleEvent } from '../lifecycle/timers';
import { TransitionRefused } from '../lifecycle/transition-refused';
import type { EventName } from '../lifecycle/event-names';
import { guardedEvent, type WorldEvent } from '../lifecycle/world-event';
import { dateOf, endOfDay } from '../lifecycle/zoned-time';
import { itemsOf } from '../items/cart';
import { sendArrivedEmail, sendReturnEmail, sendReturnedEmail } from '../items/item-emails';
import { CITY_OF_CENTER, isUnderWay, PARCEL_TAKES, track } from '../items/shipment';

const HOUR = 3_600_000;

/** Changes no status. Refused if `isPossible` returns false. */
export function parcelEvent(
  name: EventName,
  description: string,
  event: {
    isPossible(application: ApplicationRecord): boolean;
    apply(context: Context, application: ApplicationRecord): void;
  },
): WorldEvent {
  const isPossible = (application: ApplicationRecord): boolean =>
    programDefinition(application.program).flow === 'item' && event.isPossible(application);
  return guardedEvent(name, { ...event, description, trigger: null, outcomes: [], isPossible });
}

function placeOf(context: Context, application: ApplicationRecord): string {
  const owner = context.state.users.find(({ sub }) => sub === application.owner);
  const address = owner?.shippingAddress ?? owner?.homeAddress;
  return address ? `${address.city}, ${address.state}` : 'Counter';
}

const seen = (shipment: ShipmentRecord | null, count: number): boolean =>
  shipment !== null && shipment.events.length >= count;

/** The carrier can have the parcel before the applicant says so. */
export function scanParcel(context: Context, application: ApplicationRecord): void {
  const { shipment } = application;
  if (shipment === null || seen(shipment, 1) || shipment.status === 'FAILED') {
    throw new TransitionRefused(application.status, null, 'carrier-scan');
  }
  if (application.status === 'PREQUALIFIED') {
    transition(context, application, 'SHIPPED', 'items-shipped');
  }
  track(context, shipment, {
    place: placeOf(context, application),
    description: 'Scanned by the carrier',
  });
  cancelEvents(context, application, 'carrier-scan');
  scheduleEvent(context, application, {
    event: 'in-transit',
    dueAt: context.now() + PARCEL_TAKES.hub,
  });
}

/** Adds the first scan if there was none. */
export function moveParcel(context: Context, application: ApplicationRecord): void {
  if (!seen(application.shipment, 1)) scanParcel(context, application);
  const { shipment } = application;
  if (shipment === null || seen(shipment, 2)) {
    throw new TransitionRefused(application.status, null, 'in-transit');
  }
  track(context, shipment, { place: 'Regional hub', description: 'In transit' });
  cancelEvents(context, application, 'in-transit');
  scheduleEvent(context, application, {
    event: 'delivered',
    dueAt: context.now() + PARCEL_TAKES.door,
  });
}

/** Every item in the parcel is logged. */
export function openParcel({ itemCart }: ApplicationRecord): void {
  for (const item of itemsOf(itemCart)) item.intake ??= 'RECEIVED';
}

/** Leaves the parcel closed. */
export function deliverParcel(context: Context, application: ApplicationRecord): void {
  if (!seen(application.shipment, 2)) moveParcel(context, application);
  const { shipment } = application;
  if (shipment === null || shipment.status === 'DELIVERED') {
    throw new TransitionRefused(application.status, null, 'delivered');
  }
  track(context, shipment, { place: CITY_OF_CENTER, description: 'Delivered, signed for' });
  shipment.status = 'DELIVERED';
  cancelEvents(context, application, 'delivered');
  sendArrivedEmail(context, application);
  const dueAt = endOfDay(addShippingDays(dateOf(context.now()), 1)) - 6 * HOUR;
  scheduleEvent(context, application, { event: 'items-received', dueAt });
}

const isShipped = ({ status }: ApplicationRecord): boolean => status === 'SHIPPED';

export const RETURN_EVENTS = {
  'return-scanned': parcelEvent(
    'return-scanned',
    'The carrier scans the parcel with the items that go back.',
    {
      isPossible: ({ returnShipment }) => returnShipment?.status === 'READY',
      apply: (context, application) => {
        const { returnShipment } = application;
        if (returnShipment === null) return;
        track(context, returnShipment, {
          place: CITY_OF_CENTER,
          description: 'Scanned by the carrier',
        });
        cancelEvents(context, application, 'return-scanned');
        sendReturnEmail(context, application, returnShipment);
        const dueAt = context.now() + PARCEL_TAKES.back;
        scheduleEvent(context, application, { event: 'return-delivered', dueAt });
      },
    },
  ),
  'return-delivered': parcelEvent('return-delivered', 'The items that went back arrive.', {
    isPossible: ({ returnShipment }) => returnShipment?.status === 'IN_TRANSIT',
    apply: (context, application) => {
      const { returnShipment } = application;
      if (returnShipment === null) return;
      track(context, returnShipment, {
        place: placeOf(context, application),
        description: 'Delivered, signed for',
      });
      returnShipment.status = 'DELIVERED';
      sendReturnedEmail(context, application, returnShipment);
      cancelEvents(context, application, 'return-delivered');
    },
  }),
} as const;

export const PARCEL_EVENTS = {
  'carrier-scan': parcelEvent('carrier-scan', 'The carrier scans the parcel for the first time.', {
    isPossible: (application) =>
      (isShipped(application) || canMove(application, 'SHIPPED', 'items-shipped')) &&
      application.shipment !== null &&
      ['READY', 'IN_TRANSIT'].includes(application.shipment.status) &&
      !seen(application.shipment, 1),
    apply: scanParcel,
  }),
  'scan-missed': parcelEvent(
    'scan-missed',
    'The carrier forgets to scan the parcel that was shipped.',
    {
      isPossible: (application) => isShipped(application) && !seen(application.shipment, 1),
      apply: (context, application) => cancelEvents(context, application, 'carrier-scan'),
    },
  ),
  'in-transit': parcelEvent('in-transit', 'The parcel is on its way.', {
    isPossible: (application) =>
      isShipped(application) && isUnderWay(application.shipment) && !seen(application.shipment, 2),
    apply: moveParcel,
  }),
  delivered: parcelEvent('delivered', 'The parcel arrives at the appraisal center.', {
    isPossible: (application) =>
      isShipped(application) &&
      isUnderWay(application.shipment) &&
      application.shipment?.status !== 'DELIVERED',
    apply: deliverParcel,
  }),
} as const;
