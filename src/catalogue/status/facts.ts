import type { Flow } from '../flows';
import { isStatus } from '../statuses';
import type { StatusDefinition, StatusInFlow } from './definition';
import { STATUS_DEFINITIONS } from './definitions';

/** Unknown statuses of a newer data API count as INVALID_STATE. */
export function statusDefinition(status: string): StatusDefinition {
  return STATUS_DEFINITIONS[isStatus(status) ? status : 'INVALID_STATE'];
}

/** At most 20 characters: "Offer ready". */
export function statusTag(status: string, flow: Flow): string {
  const { tag, itemTag = tag } = statusDefinition(status);
  return flow === 'item' ? itemTag : tag;
}

export function statusInFlow(status: string, flow: Flow): StatusInFlow {
  return statusDefinition(status).flows[flow];
}

export function isOpen(status: string): boolean {
  return ['undecided', 'open'].includes(statusDefinition(status).course);
}

/** Undecided applications can't continue without electronic documents. */
export function isUndecided(status: string): boolean {
  return statusDefinition(status).course === 'undecided';
}

/** Deposits and items are then returned. */
export function endedWithoutAccount(status: string): boolean {
  return ['closed', 'barred'].includes(statusDefinition(status).course);
}

/** Whether an application with this end prevents another one. */
export function barsAnotherOne(status: string): boolean {
  return statusDefinition(status).course === 'barred';
}

/** Whether an offer, if there is one, can be answered. */
export function offerWaits(status: string): boolean {
  return statusDefinition(status).offerWaits;
}

export function hasAgreements(status: string): boolean {
  return statusDefinition(status).personal === 'in agreements';
}
