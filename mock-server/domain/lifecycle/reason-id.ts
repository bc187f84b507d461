import { REASON_CATALOG, type ReasonId } from '../../../src/programs/content-config';

export function isReasonId(id: string): id is ReasonId {
  return Object.hasOwn(REASON_CATALOG, id);
}
