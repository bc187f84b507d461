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

/** The provider's answer to a preflight; null when it is none, or not the provider's. */
export function providerPreflight(request: Request): Response | null {
  if (request.method !== 'OPTIONS') return null;
  const endpoint = endpointAt(new URL(request.url).pathname);
  return endpoint === undefined ? null : answerPreflight(request, endpoint);
}

/** Whether an address is the provider's: it says itself who may read its answers. */
export function isProviderPath(pathname: string): boolean {
  return pathname.startsWith(BASE);
}

/** An answer at an address of the provider, whoever gave it, for whom the provider lets read it. */
export function forReaders(request: Request, response: Response): Response {
  return withCrossOrigin(request, response, endpointAt(new URL(request.url).pathname));
}

/** The identity provider: everything below `/idp/`. */
export const identity: Responder = async (request, context) => {
  const { pathname } = new URL(request.url);
  if (!isProviderPath(pathname)) return null;
  const preflight = providerPreflight(request);
  if (preflight !== null) return preflight;
  return forReaders(request, await route(endpointAt(pathname), request, context));
};
