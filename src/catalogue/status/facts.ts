import type { Flow } from '../flows';
import { isStatus } from '../statuses';
import type { StatusDefinition, StatusInFlow } from './definition';
import { STATUS_DEFINITIONS } from './definitions';

/** Returns a status's definition; an unknown one from a newer data API counts as INVALID_STATE. */
export function statusDefinition(status: string): StatusDefinition {
  return STATUS_DEFINITIONS[isStatus(status) ? status : 'INVALID_STATE'];
}

/** Returns a status in at most 20 characters, such as "Offer ready". */
export function statusTag(status: string, flow: Flow): string {
  const { tag, itemTag = tag } = statusDefinition(status);
  return flow === 'item' ? itemTag : tag;
}

export function statusInFlow(status: string, flow: Flow): StatusInFlow {
  return statusDefinition(status).flows[flow];
}

/** Whether an application in `status` can still move. */
export function isOpen(status: string): boolean {
  return ['undecided', 'open'].includes(statusDefinition(status).course);
}

/** Whether an application waits for a decision: without electronic documents it can't continue. */
export function isUndecided(status: string): boolean {
  return statusDefinition(status).course === 'undecided';
}

/** Whether an application has ended without an account, so deposits and items are returned. */
export function endedWithoutAccount(status: string): boolean {
  return ['closed', 'barred'].includes(statusDefinition(status).course);
}

/** Whether an application that ended like this prevents another one. */
export function barsAnotherOne(status: string): boolean {
  return statusDefinition(status).course === 'barred';
}

/** Whether the applicant can accept or decline the offer, if there is one. */
export function offerWaits(status: string): boolean {
  return statusDefinition(status).offerWaits;
}

/** Whether the offer was accepted, so there are agreements. */
export function hasAgreements(status: string): boolean {
  return statusDefinition(status).personal === 'in agreements';
}
