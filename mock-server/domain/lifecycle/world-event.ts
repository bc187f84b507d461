import type { Status } from '../../../src/catalogue/statuses';
import type { Context } from '../../world/context';
import type { ApplicationRecord, EventDetails, WorldState } from '../../world/state';
import type { EventName } from './event-names';
import type { Trigger } from './transition';
import { TransitionRefused } from './transition-refused';

/** Throws TransitionRefused if the event can't happen now. */
export interface WorldEvent {
  readonly description: string;
  /** Null if the event changes no status. */
  readonly trigger: Trigger | null;
  /** Statuses that `outcome` can choose. */
  readonly outcomes: readonly Status[];
  /** Condition in addition to the rows of its trigger. */
  isPossible?(application: ApplicationRecord, state: WorldState): boolean;
  apply(
    context: Context,
    application: ApplicationRecord,
    outcome: Status | null,
    details?: EventDetails,
  ): void;
}

/** Refused if `isPossible` returns false. */
export function guardedEvent(
  name: EventName,
  event: WorldEvent & Required<Pick<WorldEvent, 'isPossible'>>,
): WorldEvent {
  return {
    ...event,
    apply: (context, application, outcome, details) => {
      if (!event.isPossible(application, context.state)) {
        throw new TransitionRefused(application.status, null, name);
      }
      event.apply(context, application, outcome, details);
    },
  };
}
