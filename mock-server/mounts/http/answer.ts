import type { World } from '../../world/world';
import { forReaders, isProviderPath, providerPreflight } from '../../apis/identity/identity';
import { cardFrameConfig, portalConfig } from '../portal-config';
import { WORLD_PATHS, WORLD_PLACES } from '../world-paths';
import { refuseControl } from './admission';
import { isPreflight, preflightAnswer, withCrossOrigin } from './cross-origin';
import type { HostWorld } from './host-worlds';
import { answerSeedLink } from './seed-page';

interface AnswerOptions {
  readonly worldOf: (host: string, name: string | null) => HostWorld | null;
  /** Null if no build is served. */
  readonly staticFiles: ((request: Request) => Promise<Response | null>) | null;
  /** The portal's configuration puts the card fields on a separate origin. */
  readonly cardFrame: boolean;
}

/** Request header that names one of several worlds of a host name. */
export const NAME_HEADER = 'x-mock-world';

const NAME = /^[\w.-]{1,100}$/;

/** Response header of a dropped world's replacement, on its first response. */
const WORLD_HEADER = 'x-mock-world';

function nothingHere(request: Request): Response {
  const { pathname } = new URL(request.url);
  const detail = `Nothing answers ${request.method} ${pathname}. There is /graphql, /secure/graphql, /idp/, /bank/, /events, /telemetry/, /scripts/, /files/ and /__mock/.`;
  return Response.json({ error: 'not_found', error_description: detail }, { status: 404 });
}

function badName(): Response {
  const detail = `The name of a world in ${NAME_HEADER} has 1 to 100 letters, digits, dots, dashes or underscores.`;
  return Response.json({ error: 'invalid_world', error_description: detail }, { status: 400 });
}

function tooManyWorlds(): Response {
  const detail = 'There are as many host names in use as this server keeps worlds for.';
  return Response.json(
    { error: 'too_many_worlds', error_description: `${detail} Try again in a minute.` },
    { status: 503, headers: { 'retry-after': '60' } },
  );
}

async function route(request: Request, world: World, options: AnswerOptions): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const { staticFiles } = options;
  const seeded = await answerSeedLink(request, world);
  if (seeded !== null && (staticFiles !== null || pathname.startsWith('/__mock/'))) return seeded;
  if (WORLD_PATHS.test(pathname)) return world.handle(request);
  // Similar to an address of the mock: a page would hide the mistake.
  if (WORLD_PLACES.test(pathname)) return nothingHere(request);
  if (pathname === '/config.json' && request.method === 'GET') {
    const config = options.cardFrame ? cardFrameConfig(origin) : portalConfig(origin);
    return Response.json(config, { headers: { 'cache-control': 'no-store' } });
  }
  return (await staticFiles?.(request)) ?? nothingHere(request);
}

/** A network error keeps its type, `error`. */
export async function answer(request: Request, options: AnswerOptions): Promise<Response> {
  const refused = refuseControl(request);
  if (refused !== null) return refused;
  if (isPreflight(request)) return providerPreflight(request) ?? preflightAnswer(request);
  const name = request.headers.get(NAME_HEADER);
  if (name !== null && !NAME.test(name)) return withCrossOrigin(request, badName());
  const found = options.worldOf(new URL(request.url).host, name);
  if (found === null) return withCrossOrigin(request, tooManyWorlds());
  const response = await route(request, found.world, options);
  if (response.type === 'error') return response;
  // The identity provider sets the CORS headers of its paths, faults included.
  const { pathname } = new URL(request.url);
  const answered = isProviderPath(pathname)
    ? forReaders(request, response)
    : withCrossOrigin(request, response);
  if (!found.restarted) return answered;
  const headers = new Headers(answered.headers);
  headers.set(WORLD_HEADER, 'started anew: the one before was dropped, unused among too many');
  return new Response(answered.body, { status: answered.status, headers });
}
