import type { Status } from '../../../src/catalogue/statuses';
import type { Context } from '../../world/context';
import type { ApplicationRecord, EventDetails, WorldState } from '../../world/state';
import type { EventName } from './event-names';
import type { Trigger } from './transition';
import { TransitionRefused } from './transition-refused';

/** Something the world does to an application. Throws TransitionRefused when it cannot happen now. */
export interface WorldEvent {
  readonly description: string;
  /** The rows of the lifecycle it may use; none when it changes no status. */
  readonly trigger: Trigger | null;
  /** Statuses it may be told to lead to with `outcome`. */
  readonly outcomes: readonly Status[];
  /** Whether it can happen now, beyond what the rows of its trigger say. */
  isPossible?(application: ApplicationRecord, state: WorldState): boolean;
  apply(
    context: Context,
    application: ApplicationRecord,
    outcome: Status | null,
    details?: EventDetails,
  ): void;
}

/** An event that is refused where `isPossible` says no. */
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
