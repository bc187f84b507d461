import type { Status } from '../../src/catalogue/statuses';
import { isoTime } from '../core/clock';
import type { Context } from '../core/context';
import type { ApplicationRecord } from '../core/state';

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
