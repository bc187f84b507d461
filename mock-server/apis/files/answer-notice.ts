import type { Context } from '../../world/context';
import { bearerOf } from './bearer';
import type { ApplicationRecord } from '../../world/state';
import { counterofferNoticeId } from '../../domain/documents/notices';
import { denial, lowerOffer, noticeOfActionTaken } from '../../domain/documents/notice';
import { noSuchFile, pdfResponse } from './pdf-response';

function noticeNamed(name: string, application: ApplicationRecord) {
  const { id, decision, counteroffer } = application;
  if (name === `${id}.pdf` && decision !== null) return { decision, action: denial };
  if (name === `${counterofferNoticeId(application)}.pdf` && counteroffer !== null) {
    return { decision: counteroffer, action: lowerOffer(application.program, counteroffer) };
  }
  return null;
}

/** Of a denial or a counteroffer; only the owner gets it. */
export async function answerNotice(
  request: Request,
  context: Context,
  name: string,
): Promise<Response> {
  const user = await bearerOf(request, context);
  if (user instanceof Response) return user;
  const found = context.state.applications
    .filter(({ owner }) => owner === user.sub)
    .map((application) => ({ application, notice: noticeNamed(name, application) }))
    .find(({ notice }) => notice !== null);
  if (!found?.notice) return noSuchFile(`notices/${name}`);
  const bytes = await noticeOfActionTaken({ user, ...found, ...found.notice });
  return pdfResponse(bytes, `notice-${name}`);
}
