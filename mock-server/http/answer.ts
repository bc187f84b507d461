import type { World } from '../core/world';
import { portalConfig } from '../portal-config';
import { WORLD_PATHS } from '../world-paths';
import { isPreflight, preflightAnswer, withCrossOrigin } from './cross-origin';
import { answerSeedLink } from './seed-page';

export interface AnswerOptions {
  readonly worldOf: (host: string) => World;
  /** Serves the portal itself, where there is a build of it. */
  readonly staticFiles: ((request: Request) => Promise<Response | null>) | null;
}

function nothingHere(request: Request): Response {
  const { pathname } = new URL(request.url);
  const detail = `Nothing answers ${request.method} ${pathname}. There is /graphql, /secure/graphql, /idp/, /bank/, /events, /files/ and /__mock/.`;
  return Response.json({ error: 'not_found', error_description: detail }, { status: 404 });
}

async function route(request: Request, options: AnswerOptions): Promise<Response> {
  const { host, origin, pathname } = new URL(request.url);
  const world = options.worldOf(host);
  const { staticFiles } = options;
  const seeded = await answerSeedLink(request, world);
  if (seeded !== null && (staticFiles !== null || pathname.startsWith('/__mock/'))) return seeded;
  if (WORLD_PATHS.test(pathname)) return world.handle(request);
  if (pathname === '/config.json' && request.method === 'GET') {
    return Response.json(portalConfig(origin), { headers: { 'cache-control': 'no-store' } });
  }
  return (await staticFiles?.(request)) ?? nothingHere(request);
}

/** The answer of the socket to one request. A network error stays one: its type is `error`. */
export async function answer(request: Request, options: AnswerOptions): Promise<Response> {
  if (isPreflight(request)) return preflightAnswer(request);
  const response = await route(request, options);
  return response.type === 'error' ? response : withCrossOrigin(request, response);
}
