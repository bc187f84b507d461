import { isAllowedAddress } from './client';
import type { Endpoint } from './endpoint';

/** What a page of another origin may say in headers, to any part of the world. */
export const ALLOWED_HEADERS =
  'content-type, authorization, auth0-client, x-request-language, x-mock-world';

const PREFLIGHT = {
  'Access-Control-Allow-Headers': ALLOWED_HEADERS,
  'Access-Control-Max-Age': '600',
};

/** What a page may read besides the usual. */
const EXPOSED =
  'Retry-After, WWW-Authenticate, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset';

/**
 * The answer with the headers that let another origin of the client read it, with credentials. A stranger
 * reads what is public and nothing else.
 */
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

/** The answer to a page that asks beforehand whether it may ask. */
export function answerPreflight(request: Request, endpoint: Endpoint): Response {
  const methods = [...endpoint.methods, 'OPTIONS'].join(', ');
  const headers = { ...PREFLIGHT, 'Access-Control-Allow-Methods': methods };
  return withCrossOrigin(request, new Response(null, { status: 204, headers }), endpoint);
}
