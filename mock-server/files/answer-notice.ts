import type { Context } from '../core/context';
import { bearerOf, unauthorizedFile } from './bearer';
import { noticeOfActionTaken } from './notice';
import { noSuchFile, pdfResponse } from './pdf-response';

/** Answers `<applicationId>.pdf` to its owner: the notice of action taken, where there was a decision. */
export async function answerNotice(
  request: Request,
  context: Context,
  name: string,
): Promise<Response> {
  const user = await bearerOf(request, context);
  if (user === null) return unauthorizedFile();
  const application = context.state.applications.find(
    ({ id, owner }) => `${id}.pdf` === name && owner === user.sub,
  );
  const decision = application?.decision ?? null;
  if (application === undefined || decision === null) return noSuchFile(`notices/${name}`);
  const bytes = await noticeOfActionTaken({ user, application, decision });
  return pdfResponse(bytes, `notice-${application.id}.pdf`);
}
