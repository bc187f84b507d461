import type { Context, Responder } from '../../world/context';
import { answerLegalDocument } from './answer-legal-document';
import { answerNotice } from './answer-notice';
import { answerLabel } from './answer-label';
import { answerPhoto } from './answer-photo';
import { withLength } from './partial';
import { receiveUpload } from './receive-upload';

const PREFIX = '/files/';

function answerDocument(
  request: Request,
  context: Context,
  { folder, name, path }: { folder: string; name: string; path: string },
): Promise<Response> {
  if (folder === 'notices') return answerNotice(request, context, name);
  if (folder === 'labels') return answerLabel(request, context, name);
  return answerLegalDocument(path);
}

/** Legal documents, decision notices, labels and uploads. */
export const files: Responder = async (request, context) => {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith(PREFIX)) return null;
  const path = pathname.slice(PREFIX.length);
  const [folder = '', name = ''] = path.split('/');
  if (folder === 'uploads') return receiveUpload(request, context, name);
  if (folder === 'photos') return answerPhoto(request, context, name);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return Response.json(
      { error: 'method_not_allowed' },
      { status: 405, headers: { Allow: 'GET, HEAD' } },
    );
  }
  return withLength(request, await answerDocument(request, context, { folder, name, path }));
};
