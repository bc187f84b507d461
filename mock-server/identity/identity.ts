import type { Context, Responder } from '../core/context';
import { preflight, withCrossOrigin } from './cross-origin';
import { ENDPOINTS } from './endpoints/all';
import { json, problem } from './http';

const BASE = '/idp/';

async function route(path: string, request: Request, context: Context): Promise<Response> {
  const endpoint = ENDPOINTS.find((candidate) => candidate.path === path);
  if (endpoint === undefined) {
    return json(
      {
        error: 'not_found',
        error_description: `The identity provider has no address ${BASE}${path}.`,
        endpoints: ENDPOINTS.map(
          ({ methods, path: known }) => `${methods.join('|')} ${BASE}${known}`,
        ),
      },
      404,
    );
  }
  if (request.method === 'OPTIONS') return preflight();
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const { methods } = endpoint;
  if (!methods.some((known) => known === method)) {
    const allowed = methods.join(', ');
    return problem(405, 'method_not_allowed', `${BASE}${path} answers to ${allowed} only.`, {
      Allow: `${allowed}, OPTIONS`,
    });
  }
  return endpoint.answer(request, context);
}

/** The identity provider: everything below `/idp/`. */
export const identity: Responder = async (request, context) => {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith(BASE)) return null;
  const response = await route(pathname.slice(BASE.length), request, context);
  return withCrossOrigin(request, response, context.origin);
};
