import { dateOf } from '../lifecycle/zoned-time';
import { scheduleEvent } from '../lifecycle/timers';
import { cancelEvents } from '../lifecycle/timers';
import { endOfDay, addDays } from '../lifecycle/zoned-time';
import { LIMITS } from '../../../src/catalogue/limits';
import { STATUS_LIFECYCLES } from '../lifecycle/status/definitions';
import { sendRenewedEmail } from '../items/item-emails';
import { parcelEvent } from './parcel-events';

const isWaiting = (status: string): boolean => status === 'PREQUALIFIED';

export const LABEL_EVENTS = {
  'label-ready': parcelEvent('label-ready', 'The label, code or kit is ready.', {
    isPossible: ({ status, shipment }) =>
      isWaiting(status) && shipment !== null && ['PREPARING', 'FAILED'].includes(shipment.status),
    apply: (context, application) => {
      const { shipment } = application;
      if (shipment === null) return;
      shipment.status = 'READY';
      if (shipment.kit !== null && shipment.kit.trackingNumber === null) {
        shipment.kit.trackingNumber = shipment.trackingNumber.replace('TRK', 'KIT');
      }
      cancelEvents(context, application, 'label-ready');
      scheduleEvent(context, application, {
        event: 'label-expired',
        dueAt: endOfDay(shipment.expiresOn),
      });
    },
  }),
  'label-failed': parcelEvent('label-failed', 'The carrier cannot create the label.', {
    isPossible: ({ status, shipment }) =>
      isWaiting(status) && shipment !== null && ['PREPARING', 'READY'].includes(shipment.status),
    apply: (context, application) => {
      if (application.shipment !== null) application.shipment.status = 'FAILED';
      cancelEvents(context, application, 'label-ready');
      cancelEvents(context, application, 'label-expired');
    },
  }),
  'label-expired': parcelEvent('label-expired', 'The label or code can no longer be used.', {
    isPossible: ({ status, shipment }) => isWaiting(status) && shipment?.status === 'READY',
    apply: (context, application) => {
      const { shipment } = application;
      if (shipment === null) return;
      shipment.status = 'EXPIRED';
      // Triggered early, the label must show a past expiry date.
      const yesterday = addDays(dateOf(context.now()), -1);
      if (shipment.expiresOn > yesterday) shipment.expiresOn = yesterday;
      cancelEvents(context, application, 'label-expired');
    },
  }),
  'kit-delivered': parcelEvent('kit-delivered', 'The shipping kit arrives at the applicant’s.', {
    isPossible: ({ status, shipment }) =>
      isWaiting(status) &&
      shipment?.method === 'KIT' &&
      shipment.kit !== null &&
      shipment.kit.deliveredOn === null,
    apply: (context, application) => {
      const kit = application.shipment?.kit ?? null;
      if (kit !== null) kit.deliveredOn = dateOf(context.now());
      cancelEvents(context, application, 'kit-delivered');
    },
  }),
  'estimate-renewed': parcelEvent(
    'estimate-renewed',
    'The estimate expires and is renewed at the reference prices of the day.',
    {
      isPossible: ({ status, itemCart }) =>
        STATUS_LIFECYCLES[status].onEstimate && itemCart.items.length > 0,
      apply: (context, application) => {
        const { itemCart } = application;
        const today = dateOf(context.now());
        const ended = itemCart.estimateValidUntil ?? today;
        const validUntil = addDays(today, LIMITS.item.estimateValidDays);
        itemCart.estimateValidUntil = validUntil;
        itemCart.estimateRenewedOn = today;
        sendRenewedEmail(context, application, { ended, validUntil });
        for (const item of itemCart.items) item.estimate = { ...item.estimate, pricesDate: today };
        cancelEvents(context, application, 'estimate-renewed');
        scheduleEvent(context, application, {
          event: 'estimate-renewed',
          dueAt: endOfDay(validUntil),
        });
      },
    },
  ),
} as const;
