import type { ApplicationRecord, ScheduledStep } from '../../world/state';
import type { Context } from '../../world/context';
import type { EventName } from './event-names';

/** `dueAt`: ms since the epoch, on the world's clock. */
export function scheduleEvent(
  context: Pick<Context, 'state'>,
  application: ApplicationRecord,
  step: Omit<ScheduledStep, 'applicationId'> & { event: EventName },
): void {
  context.state.schedule.push({ ...step, applicationId: application.id });
}

/** Keeps events that outlive the application's status, unless `event` names one. */
export function cancelEvents(
  context: Pick<Context, 'state'>,
  application: ApplicationRecord,
  event?: EventName,
): void {
  const { state } = context;
  state.schedule = state.schedule.filter(
    (step) =>
      step.applicationId !== application.id ||
      (event === undefined ? step.outlivesStatus === true : step.event !== event),
  );
}
