import { isAllowedAddress } from './client';
import type { Endpoint } from './endpoint';

/** For every part of the mock. */
export const ALLOWED_HEADERS =
  'content-type, authorization, auth0-client, x-request-language, x-mock-world';

const PREFLIGHT = {
  'Access-Control-Allow-Headers': ALLOWED_HEADERS,
  'Access-Control-Max-Age': '600',
};

/** Response headers that pages can read in addition to the default ones. */
const EXPOSED =
  'Retry-After, WWW-Authenticate, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset';

/** Other origins of the client can read responses with credentials, strangers only public ones. */
export function withCrossOrigin(
  request: Request,
  response: Response,
  endpoint: Endpoint | undefined,
): Response {
  const from = request.headers.get('Origin');
  if (from === null || response.type === 'error') return response;
  const headers = new Headers(response.headers);
  if (isAllowedAddress(from, new URL(request.url).origin)) {
    headers.set('Access-Control-Allow-Origin', from);
    headers.set('Access-Control-Allow-Credentials', 'true');
    headers.set('Access-Control-Expose-Headers', EXPOSED);
  } else if (endpoint?.isPublic === true) {
    headers.set('Access-Control-Allow-Origin', '*');
  }
  headers.set('Vary', 'Origin');
  return new Response(response.body, { status: response.status, headers });
}

export function answerPreflight(request: Request, endpoint: Endpoint): Response {
  const methods = [...endpoint.methods, 'OPTIONS'].join(', ');
  const headers = { ...PREFLIGHT, 'Access-Control-Allow-Methods': methods };
  return withCrossOrigin(request, new Response(null, { status: 204, headers }), endpoint);
}
