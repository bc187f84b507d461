import type { Context, Responder } from '../../world/context';
import { answerPreflight, withCrossOrigin } from './cross-origin';
import type { Endpoint } from './endpoint';
import { ENDPOINTS } from './endpoints/all';
import { json, problem } from './http';

const BASE = '/idp/';

function endpointAt(pathname: string): Endpoint | undefined {
  return ENDPOINTS.find(({ path }) => pathname === BASE + path);
}

function notFound(pathname: string): Response {
  return json(
    {
      error: 'not_found',
      error_description: `The identity provider has no address ${pathname}.`,
      endpoints: ENDPOINTS.map(({ methods, path }) => `${methods.join('|')} ${BASE}${path}`),
    },
    404,
  );
}

async function route(
  endpoint: Endpoint | undefined,
  request: Request,
  context: Context,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (endpoint === undefined) return notFound(pathname);
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const { methods } = endpoint;
  if (!methods.some((known) => known === method)) {
    const allowed = methods.join(', ');
    return problem(405, 'method_not_allowed', `${pathname} answers to ${allowed} only.`, {
      Allow: `${allowed}, OPTIONS`,
    });
  }
  return endpoint.answer(request, context);
}

/** Null if the request isn't a preflight for the provider. */
export function providerPreflight(request: Request): Response | null {
  if (request.method !== 'OPTIONS') return null;
  const endpoint = endpointAt(new URL(request.url).pathname);
  return endpoint === undefined ? null : answerPreflight(request, endpoint);
}

/** The provider sets its own CORS headers. */
export function isProviderPath(pathname: string): boolean {
  return pathname.startsWith(BASE);
}

/** Adds the provider's CORS headers to a response, wherever it was created. */
export function forReaders(request: Request, response: Response): Response {
  return withCrossOrigin(request, response, endpointAt(new URL(request.url).pathname));
}

/** Everything below `/idp/`. */
export const identity: Responder = async (request, context) => {
  const { pathname } = new URL(request.url);
  if (!isProviderPath(pathname)) return null;
  const preflight = providerPreflight(request);
  if (preflight !== null) return preflight;
  return forReaders(request, await route(endpointAt(pathname), request, context));
};
