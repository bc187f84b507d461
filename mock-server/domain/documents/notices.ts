import type { NoticeKind } from '../../../src/contract/generated/types';
import type { Context } from '../../world/context';
import type { ApplicationRecord, UserRecord } from '../../world/state';

export interface NoticeView {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly decidedOn: string;
  readonly applicationId: string;
  readonly noticeUrl: string;
}

/** `id` of the application or of its counteroffer. */
export function noticeUrl({ origin }: Context, id: string): string {
  return `${origin}/files/notices/${id}.pdf`;
}

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

/** Newest first. */
export function viewNotices(world: Context, user: UserRecord): NoticeView[] {
  return world.state.applications
    .filter(({ owner }) => owner === user.sub)
    .toReversed()
    .flatMap((application) => noticesOf(world, application));
}
