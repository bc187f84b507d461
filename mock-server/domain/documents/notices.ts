import type { NoticeKind } from '../../../src/contract/generated/types';
import type { Context } from '../../world/context';
import type { ApplicationRecord, UserRecord } from '../../world/state';

/** A notice of a decision, as it is listed. */
export interface NoticeView {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly decidedOn: string;
  readonly applicationId: string;
  readonly noticeUrl: string;
}

/** The address of a notice; `id` is the application’s, or names the counteroffer that it got. */
export function noticeUrl({ origin }: Context, id: string): string {
  return `${origin}/files/notices/${id}.pdf`;
}

/** The id of the notice of a counteroffer. */
export function counterofferNoticeId({ id }: ApplicationRecord): string {
  return `${id}-counteroffer`;
}

function noticesOf(world: Context, application: ApplicationRecord): NoticeView[] {
  const { id: applicationId, decision, counteroffer } = application;
  const view = (id: string, kind: NoticeKind, decidedOn: string): NoticeView => ({
    id,
    kind,
    decidedOn,
    applicationId,
    noticeUrl: noticeUrl(world, id),
  });
  return [
    ...(decision === null ? [] : [view(applicationId, 'DENIAL', decision.decidedOn)]),
    ...(counteroffer === null
      ? []
      : [view(counterofferNoticeId(application), 'COUNTEROFFER', counteroffer.decidedOn)]),
  ];
}

/** The notices of everything that was ever decided for a person, newest first. */
export function viewNotices(world: Context, user: UserRecord): NoticeView[] {
  return world.state.applications
    .filter(({ owner }) => owner === user.sub)
    .toReversed()
    .flatMap((application) => noticesOf(world, application));
}
