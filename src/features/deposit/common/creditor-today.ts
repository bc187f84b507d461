import { once } from '../../../catalogue/once';
import { CREDITOR_TIME_ZONE } from '../../../catalogue/timestamp';
import { clock } from '../../../services/clock';

const format = once(() => new Intl.DateTimeFormat('en-CA', { timeZone: CREDITOR_TIME_ZONE }));

/** The date where the creditor is, YYYY-MM-DD: deposits are dated by it. */
export function creditorToday(): string {
  return format().format(clock.date());
}
