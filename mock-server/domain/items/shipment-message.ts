import { screenPath } from '../../../src/catalogue/routes';
import { APP_PATH } from '../../../src/catalogue/screens';
import { isoTime } from '../../world/clock';
import type { Context } from '../../world/context';
import type { ShipmentRecord } from '../../world/item-state';
import type { Message } from '../../world/state';
import type { BrandNames } from '../messages/brand-names';
import { longDate } from '../lifecycle/long-date';
import { branded, helpLine } from '../messages/program-names';
import { CARRIER } from './shipment';

/** Never mentions the contents of the parcel. */
export function shipmentMessage(
  context: Pick<Context, 'now' | 'nextId' | 'origin'>,
  mail: { readonly to: string; readonly shipment: ShipmentRecord; readonly names: BrandNames },
): Message {
  const { to, shipment, names } = mail;
  const { code, trackingNumber, expiresOn } = shipment;
  const what =
    code === null
      ? `Sign in and print your label: ${context.origin}${screenPath('download-label', 'item') ?? APP_PATH}`
      : `Show this code at the counter: ${code}`;
  return {
    id: context.nextId('msg'),
    channel: 'email',
    to,
    subject: branded(names, code === null ? 'Your shipping label' : 'Your shipping code'),
    body: `${what}\nTracking number ${trackingNumber}. Hand your parcel to ${CARRIER} by ${longDate(expiresOn)}.\n\n${helpLine(names)}`,
    code: null,
    sentAt: isoTime(context.now()),
  };
}
