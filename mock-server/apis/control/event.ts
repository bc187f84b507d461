import { isStatus, type Status } from '../../../src/catalogue/statuses';
import type { Context } from '../../world/context';
import type { ApplicationRecord } from '../../world/state';
import { EVENT_NAMES, isEventName, EVENTS } from '../../domain/events/events';
import { possibleEvents } from '../../domain/events/possible-events';
import { TransitionRefused } from '../../domain/lifecycle/transition-refused';
import { ControlProblem, fieldsOf } from './control-problem';
import { readDetails } from './event-details';

function findApplication(context: Context, id: unknown): ApplicationRecord {
  const { applications } = context.state;
  const application =
    id === undefined ? applications.at(-1) : applications.find((known) => known.id === id);
  if (application === undefined) {
    const ids = applications.map((known) => known.id).join(', ') || 'none';
    throw new ControlProblem(`No application ${JSON.stringify(id)}; there is: ${ids}`);
  }
  return application;
}

function readOutcome(value: unknown, allowed: readonly Status[]): Status | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' && isStatus(value) && allowed.includes(value)) return value;
  throw new ControlProblem(
    allowed.length === 0
      ? 'This event takes no "outcome"'
      : `"outcome" must be one of ${allowed.join(', ')}, not ${JSON.stringify(value)}`,
  );
}

/** Uses the newest application unless one is named. */
export function triggerEvent(
  context: Context,
  body: unknown,
): { applicationId: string; from: Status; to: Status } {
  const fields = fieldsOf(body);
  const { event, applicationId, outcome } = fields;
  if (typeof event !== 'string' || !isEventName(event)) {
    throw new ControlProblem(
      `No event ${JSON.stringify(event)}; there is: ${EVENT_NAMES.join(', ')}`,
    );
  }
  const application = findApplication(context, applicationId);
  const from = application.status;
  const chosen = readOutcome(outcome, EVENTS[event].outcomes);
  try {
    EVENTS[event].apply(context, application, chosen, readDetails(fields));
  } catch (error) {
    if (!(error instanceof TransitionRefused)) throw error;
    const possible = possibleEvents(application, context.state);
    // The event is possible, but not with these details.
    if (possible.includes(event)) throw new ControlProblem(error.message);
    throw new ControlProblem(`${error.message}. Possible now: ${possible.join(', ') || 'none'}`);
  }
  return { applicationId: application.id, from, to: application.status };
}
