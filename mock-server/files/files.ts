import type { Responder } from '../core/context';
import { answerLegalDocument } from './answer-legal-document';
import { answerNotice } from './answer-notice';
import { answerLabel } from './answer-label';
import { answerPhoto } from './answer-photo';
import { receiveUpload } from './receive-upload';

const PREFIX = '/files/';

/** The files host: legal documents, notices of this world's decisions, labels, and uploads. */
export const files: Responder = async (request, context) => {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith(PREFIX)) return null;
  const [folder = '', name = ''] = pathname.slice(PREFIX.length).split('/');
  if (folder === 'uploads') return receiveUpload(request, context, name);
  if (folder === 'photos') return answerPhoto(request, context, name);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return Response.json(
      { error: 'method_not_allowed' },
      { status: 405, headers: { Allow: 'GET, HEAD' } },
    );
  }
  if (folder === 'notices') return answerNotice(request, context, name);
  if (folder === 'labels') return answerLabel(request, context, name);
  return answerLegalDocument(pathname.slice(PREFIX.length));
};
