import { programDefinition } from '../../src/catalogue/programs';
import type { ApplicationRecord, WorldState } from '../core/state';
import { EVENT_NAMES, type EventName } from './event-names';
import { EVENTS } from './events';
import { originsOf, transitionsOf } from './transitions';

/** The events that can happen to the application as it is. */
export function possibleEvents(application: ApplicationRecord, state: WorldState): EventName[] {
  const { status, program, signedAt } = application;
  const rows = transitionsOf(programDefinition(program).flow);
  return EVENT_NAMES.filter((name) => {
    const { trigger, isPossible } = EVENTS[name];
    if (isPossible?.(application, state) === false) return false;
    if (trigger === null && isPossible !== undefined) return true;
    if (name === 'freeze-lifted') return status === 'CREDIT_FREEZE';
    if (name === 'cancellation-period-ended' && signedAt === null) return false;
    if (name === 'offer-expired' && signedAt !== null) return false;
    return rows.some(
      (row) =>
        row.trigger === trigger &&
        originsOf(row).includes(status) &&
        !(row.from === 'any open' && row.to.includes(status)),
    );
  });
}

/** Events of every flow that end an application or take it out of its course. */
const RARE: readonly EventName[] = [
  'review-needed',
  'duplicate-found',
  'record-broken',
  'offer-expired',
  'freeze-overdue',
  'information-overdue',
  'inactive',
  'canceled-hard',
];

/** Whether an event is none of those that move an application on. */
export function isRareEvent(event: EventName): boolean {
  return RARE.includes(event);
}
