import { programDefinition } from '../../../src/catalogue/programs';
import type { Status } from '../../../src/catalogue/statuses';
import { isoTime } from '../../world/clock';
import type { Context } from '../../world/context';
import type { ApplicationRecord } from '../../world/state';
import { enterStatus } from './enter-status';
import { lacksDeposit } from '../payments/totals';
import { TransitionRefused } from '../lifecycle/transition-refused';
import { STATUS_LIFECYCLES } from '../lifecycle/status/definitions';
import type { Trigger } from '../lifecycle/transition';
import { isListed } from '../lifecycle/transitions';

/** Records the transition for the messages about it. */
function noteMove(
  context: Pick<Context, 'state' | 'now'>,
  application: ApplicationRecord,
  move: { from: Status; to: Status },
): void {
  context.state.announcements.push({
    applicationId: application.id,
    ...move,
    at: isoTime(context.now()),
  });
}

/** Throws TransitionRefused, without changes, if the lifecycle doesn't list the transition. */
export function transition(
  context: Context,
  application: ApplicationRecord,
  to: Status,
  trigger: Trigger,
): void {
  const from = application.status;
  const { flow } = programDefinition(application.program);
  if (!isListed(flow, { from, to, trigger, previous: application.previousStatus })) {
    throw new TransitionRefused(from, to, trigger);
  }
  if (to === 'OFFER_ACCEPTED' && lacksDeposit(context.state, application)) {
    throw new TransitionRefused(from, to, trigger);
  }
  application.previousStatus = STATUS_LIFECYCLES[to].interrupts ? from : null;
  application.status = to;
  application.updatedAt = isoTime(context.now());
  enterStatus(context, application);
  noteMove(context, application, { from, to });
}

export function canMove(application: ApplicationRecord, to: Status, trigger: Trigger): boolean {
  const { flow } = programDefinition(application.program);
  const { status: from, previousStatus: previous } = application;
  return isListed(flow, { from, to, trigger, previous });
}
