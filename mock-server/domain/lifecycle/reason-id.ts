import { REASON_CATALOG, type ReasonId } from '../../../src/programs/content-config';

/** Whether `id` is in the catalogue of reasons. */
export function isReasonId(id: string): id is ReasonId {
  return Object.hasOwn(REASON_CATALOG, id);
}
