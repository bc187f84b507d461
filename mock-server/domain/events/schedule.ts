import type { Context } from '../../world/context';
import type { ScheduledStep } from '../../world/state';
import { EVENTS, isEventName } from './events';
import { TransitionRefused } from '../lifecycle/transition-refused';

function takeNextDue(context: Context): ScheduledStep | undefined {
  const { schedule } = context.state;
  const due = schedule
    .filter((step) => step.dueAt <= context.now())
    .reduce<ScheduledStep | undefined>(
      (first, step) => (first === undefined || step.dueAt < first.dueAt ? step : first),
      undefined,
    );
  if (due !== undefined) schedule.splice(schedule.indexOf(due), 1);
  return due;
}

/** Runs each step at its own time, so later steps are scheduled from that moment. */
export function runDueSteps(context: Context): void {
  for (let step = takeNextDue(context); step !== undefined; step = takeNextDue(context)) {
    const { applicationId, dueAt, event, details } = step;
    const application = context.state.applications.find(({ id }) => id === applicationId);
    if (application === undefined || !isEventName(event)) continue;
    try {
      EVENTS[event].apply({ ...context, now: () => dueAt }, application, null, details);
    } catch (error) {
      if (!(error instanceof TransitionRefused)) throw error;
    }
  }
}
