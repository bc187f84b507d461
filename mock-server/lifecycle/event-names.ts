import { CASH_EVENT_NAMES } from './cash-event-names';

/** What the world, its back office and its timers can do to an application. */
export const EVENT_NAMES = [
  'decision',
  'terms-ready',
  'documents-checked',
  'documents-refused',
  'documents-denied',
  'freeze-lifted',
  'review-needed',
  'review-decided',
  'duplicate-found',
  'record-broken',
  'record-repaired',
  'cancellation-period-ended',
  'offer-expired',
  'freeze-overdue',
  'information-overdue',
  'inactive',
  'canceled-hard',
  'item-valued',
  'item-refused',
  'label-ready',
  'label-failed',
  'label-expired',
  'kit-delivered',
  'estimate-renewed',
  'carrier-scan',
  'scan-missed',
  'in-transit',
  'delivered',
  'items-received',
  'item-missing',
  'item-question',
  'items-inspected',
  'return-scanned',
  'return-delivered',
  ...CASH_EVENT_NAMES,
] as const;

export type EventName = (typeof EVENT_NAMES)[number];

/** Whether `value` names an event. */
export function isEventName(value: string): value is EventName {
  return (EVENT_NAMES as readonly string[]).includes(value);
}
