import type { Context } from '../../world/context';
import { documentType } from '../../../src/catalogue/file-content';
import { photoSvg } from '../../domain/documents/photo-svg';
import { noSuchFile } from './pdf-response';
import { findProblem, UPLOAD_STATUS } from './upload-problem';

/** Shows a drawing if no bytes are stored. */
async function showPhoto(context: Context, id: string): Promise<Response> {
  const { itemUploads, applications } = context.state;
  const upload = itemUploads.find((known) => known.id === id);
  if (upload === undefined || upload.contentType === null) return noSuchFile(`photos/${id}`);
  const headers = {
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
  };
  const bytes = await context.photos.find(id);
  if (bytes !== null) {
    return new Response(bytes, { headers: { ...headers, 'Content-Type': upload.contentType } });
  }
  const item = applications
    .flatMap(({ itemCart }) => itemCart.items)
    .find(({ answers }) => answers.photoIds.includes(id));
  return new Response(photoSvg(item?.answers.kind ?? 'OTHER'), {
    headers: { ...headers, 'Content-Type': 'image/svg+xml' },
  });
}

async function receivePhoto(request: Request, context: Context, id: string): Promise<Response> {
  const upload = context.state.itemUploads.find((known) => known.id === id);
  if (upload === undefined) {
    return Response.json({ error: 'not_found', code: 'DOCUMENT_UNKNOWN' }, { status: 404 });
  }
  if (upload.contentType !== null) {
    return Response.json({ error: 'conflict', code: 'ALREADY_UPLOADED' }, { status: 409 });
  }
  const bytes = new Uint8Array(await request.arrayBuffer());
  const type = documentType(bytes);
  const isPdfPhoto = upload.purpose === 'PHOTO' && type === 'application/pdf';
  const problem = findProblem(bytes) ?? (isPdfPhoto ? 'TYPE' : null);
  if (problem !== null) {
    return Response.json({ error: 'refused', code: problem }, { status: UPLOAD_STATUS[problem] });
  }
  upload.contentType = type;
  await context.photos.keep(id, bytes);
  return new Response(null, { status: 204 });
}

/** The id grants access. PUT works once. */
export async function answerPhoto(
  request: Request,
  context: Context,
  id: string,
): Promise<Response> {
  if (request.method === 'PUT') return receivePhoto(request, context, id);
  if (request.method === 'GET' || request.method === 'HEAD') return showPhoto(context, id);
  return Response.json(
    { error: 'method_not_allowed' },
    { status: 405, headers: { Allow: 'GET, HEAD, PUT' } },
  );
}
