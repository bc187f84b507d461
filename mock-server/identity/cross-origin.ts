import { isAllowedAddress } from './client';

const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
  'Access-Control-Allow-Headers': 'content-type, auth0-client, authorization, x-request-language',
  'Access-Control-Max-Age': '600',
};

/** The answer to a preflight. */
export function preflight(): Response {
  return new Response(null, { status: 204, headers: PREFLIGHT });
}

/** The answer with the headers that let another origin of the portal read it. */
export function withCrossOrigin(request: Request, response: Response, origin: string): Response {
  const from = request.headers.get('Origin');
  if (from === null || response.type === 'error') return response;
  const headers = new Headers(response.headers);
  // Credentials need the exact origin; strangers may read what is public, without credentials.
  if (isAllowedAddress(from, origin)) {
    headers.set('Access-Control-Allow-Origin', from);
    headers.set('Access-Control-Allow-Credentials', 'true');
  } else {
    headers.set('Access-Control-Allow-Origin', '*');
  }
  headers.set('Access-Control-Expose-Headers', 'Retry-After, WWW-Authenticate');
  headers.append('Vary', 'Origin');
  return new Response(response.body, { status: response.status, headers });
}
