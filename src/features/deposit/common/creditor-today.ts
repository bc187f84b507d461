import { CREDITOR_TIME_ZONE } from '../../../catalogue/timestamp';
import { clock } from '../../../services/clock';

/** The date where the creditor is, YYYY-MM-DD: deposits are dated by it. */
export function creditorToday(): string {
  return clock.date().toLocaleDateString('en-CA', { timeZone: CREDITOR_TIME_ZONE });
}
