import { isAllowedAddress } from '../../apis/identity/client';
import { ALLOWED_HEADERS } from '../../apis/identity/cross-origin';

const ALLOWED_METHODS = 'GET, HEAD, POST, PUT, OPTIONS';

export function isPreflight(request: Request): boolean {
  return request.method === 'OPTIONS' && request.headers.has('access-control-request-method');
}

/** With credentials for a portal on this machine or at this origin, without for others. */
export function withCrossOrigin(request: Request, response: Response): Response {
  const from = request.headers.get('origin');
  if (from === null || response.headers.has('access-control-allow-origin')) return response;
  const headers = new Headers(response.headers);
  if (isAllowedAddress(from, new URL(request.url).origin)) {
    headers.set('access-control-allow-origin', from);
    headers.set('access-control-allow-credentials', 'true');
  } else {
    headers.set('access-control-allow-origin', '*');
  }
  headers.set('access-control-expose-headers', 'retry-after');
  headers.append('vary', 'Origin');
  return new Response(response.body, { status: response.status, headers });
}

export function preflightAnswer(request: Request): Response {
  const headers = {
    'access-control-allow-methods': ALLOWED_METHODS,
    'access-control-allow-headers': ALLOWED_HEADERS,
    'access-control-max-age': '600',
  };
  return withCrossOrigin(request, new Response(null, { status: 204, headers }));
}
