import type { Status } from '../../../src/catalogue/statuses';
import { isoTime } from '../../world/clock';
import type { Context } from '../../world/context';
import type { ApplicationRecord } from '../../world/state';

/** Notes that an application moved, for the messages that follow. */
export function noteMove(
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
