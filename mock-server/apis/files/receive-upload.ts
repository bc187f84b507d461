import type { Context } from '../../world/context';
import { bearerOf } from './bearer';
import { findProblem, UPLOAD_STATUS } from './upload-problem';

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Checks size, emptiness and type, then stores only size and digest. */
export async function receiveUpload(
  request: Request,
  context: Context,
  documentId: string,
): Promise<Response> {
  if (request.method !== 'PUT') {
    return Response.json(
      { error: 'method_not_allowed' },
      { status: 405, headers: { Allow: 'PUT' } },
    );
  }
  const user = await bearerOf(request, context);
  if (user instanceof Response) return user;
  const { applications, documents } = context.state;
  const document = documents.find((known) => known.documentId === documentId);
  const owner = applications.find(({ id }) => id === document?.applicationId)?.owner;
  if (document === undefined || owner !== user.sub) {
    return Response.json({ error: 'not_found', code: 'DOCUMENT_UNKNOWN' }, { status: 404 });
  }
  if (document.submitted) {
    return Response.json({ error: 'conflict', code: 'ALREADY_SUBMITTED' }, { status: 409 });
  }
  const bytes = new Uint8Array(await request.arrayBuffer());
  const problem = findProblem(bytes);
  if (problem !== null) {
    return Response.json({ error: 'refused', code: problem }, { status: UPLOAD_STATUS[problem] });
  }
  document.uploaded = true;
  document.sizeBytes = bytes.length;
  document.sha256 = await sha256(bytes);
  return new Response(null, { status: 204 });
}
