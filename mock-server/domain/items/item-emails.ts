import type { Context } from '../../world/context';
import type { ItemRecord, ShipmentRecord } from '../../world/item-state';
import type { ApplicationRecord } from '../../world/state';
import { longDate } from '../lifecycle/long-date';
import { screenPath } from '../../../src/catalogue/routes';
import { APP_PATH } from '../../../src/catalogue/screens';
import { sendEmail } from '../messages/emails';
import { CARRIER } from './shipment';

type EmailContext = Pick<Context, 'state' | 'now'>;

const cart = (label: string) => ({ label, path: screenPath('asset-cart', 'item') ?? APP_PATH });

export function sendRefusedEmail(
  context: EmailContext,
  application: ApplicationRecord,
  item: ItemRecord,
): void {
  sendEmail(context, application, {
    subject: `We couldn’t accept ${item.answers.name}`,
    paragraphs: [
      `Our specialist looked at ${item.answers.name}. We couldn’t accept it, so it isn’t part of your estimate, and you don’t need to send it.`,
      'Remove it from your cart, or change its answers if something in them was wrong. Your other items stay as they are.',
    ],
    button: cart('View My Items'),
  });
}

export function sendArrivedEmail(context: EmailContext, application: ApplicationRecord): void {
  sendEmail(context, application, {
    subject: 'Your items arrived',
    paragraphs: [
      'Your items arrived. We open every package on camera and log each item. Inspection usually takes 2 to 3 business days.',
    ],
    button: { label: 'View My Items', path: screenPath('items-delivered', 'item') ?? APP_PATH },
  });
}

export function sendReturnEmail(
  context: EmailContext,
  application: ApplicationRecord,
  { trackingNumber, estimatedArrival }: ShipmentRecord,
): void {
  const arrival =
    estimatedArrival === null ? '' : ` They should arrive by ${longDate(estimatedArrival)}.`;
  sendEmail(context, application, {
    subject: 'Your items are on the way back',
    paragraphs: [
      `Your items are on the way back to you, free and insured.${arrival} Someone must sign for the package.`,
      `Carrier: ${CARRIER}. Tracking number: ${trackingNumber}.`,
    ],
    button: { label: 'Track My Return', path: APP_PATH },
  });
}

export function sendReturnedEmail(
  context: EmailContext,
  application: ApplicationRecord,
  { trackingNumber }: ShipmentRecord,
): void {
  sendEmail(context, application, {
    subject: 'Your items were delivered',
    paragraphs: [
      `${CARRIER} delivered your items, and someone signed for them. Tracking number: ${trackingNumber}. If something is missing or damaged, contact us.`,
    ],
  });
}

/** The applicant needs to act only if asked to. */
export function sendQuestionEmail(
  context: EmailContext,
  application: ApplicationRecord,
  item: ItemRecord,
): void {
  sendEmail(context, application, {
    subject: 'We have a question about an item',
    paragraphs: [
      `We have a question about ${item.answers.name}. A specialist is looking at it again. You don’t need to do anything now: we’ll call or email you if we need something from you.`,
    ],
    button: { label: 'View My Items', path: screenPath('items-delivered', 'item') ?? APP_PATH },
  });
}

export function sendMissingEmail(
  context: EmailContext,
  application: ApplicationRecord,
  item: ItemRecord,
): void {
  sendEmail(context, application, {
    subject: 'An item wasn’t in the package',
    paragraphs: [
      `We opened your package on camera, and ${item.answers.name} wasn’t in it. If you sent it, keep your receipt and contact us. We’re still inspecting your other items.`,
    ],
    button: { label: 'View My Items', path: screenPath('items-delivered', 'item') ?? APP_PATH },
  });
}

export function sendRenewedEmail(
  context: EmailContext,
  application: ApplicationRecord,
  { ended, validUntil }: { readonly ended: string; readonly validUntil: string },
): void {
  sendEmail(context, application, {
    subject: 'We renewed your estimate',
    paragraphs: [
      `Your estimate was good until ${longDate(ended)}. We’ve updated it to today’s prices. It’s now good until ${longDate(validUntil)}.`,
    ],
    button: cart('View My Estimate'),
  });
}
