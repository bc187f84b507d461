import { programDefinition } from '../../../src/catalogue/programs';
import type { ApplicationRecord, WorldState } from '../../world/state';
import type { EventName } from '../lifecycle/event-names';
import { EVENT_NAMES, EVENTS } from './events';
import { isOutOfCourse } from '../lifecycle/status/universal-moves';
import { isTriggered, ownTransitions } from '../lifecycle/transitions';

export function possibleEvents(application: ApplicationRecord, state: WorldState): EventName[] {
  const { flow } = programDefinition(application.program);
  return EVENT_NAMES.filter((name) => {
    const { trigger, isPossible } = EVENTS[name];
    if (isPossible?.(application, state) === false) return false;
    return trigger === null || isTriggered(flow, application.status, trigger);
  });
}

/** True for events that end or interrupt an application in every flow. */
export function isRareEvent(event: EventName): boolean {
  const { trigger } = EVENTS[event];
  return ownTransitions('everyFlow').some(
    (row) => row.trigger === trigger && row.to !== 'previous' && row.to.every(isOutOfCourse),
  );
}
