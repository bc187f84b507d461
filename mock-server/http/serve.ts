import { serve, type ServerRequest } from 'srvx';
import type { Seed } from '../../src/catalogue/seed';
import { DEFAULT_SEED } from '../scenario/default-seed';
import { refuseHost } from './admission';
import { answer, type AnswerOptions } from './answer';
import { createHostWorlds } from './host-worlds';
import { bodyLimit, readBody } from './read-body';
import { createStaticFiles } from './static-files';

export interface ServeOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** The address to listen at; only this machine can reach the default. */
  readonly host?: string;
  /** Names besides those of this machine and addresses; `.example.test` for all below it. */
  readonly allowedHosts?: readonly string[];
  /** Certificate and key, PEM: serves https. */
  readonly tls?: { readonly cert: string; readonly key: string };
  /** What every world starts from. Without it: the default seed. */
  readonly seed?: Seed;
  /** ISO date and time at which worlds start, whatever the seed says. */
  readonly now?: string;
  /** Folder of a production build to serve from the same origin. */
  readonly staticDir?: string;
}

export interface MockServer {
  /** Such as `http://127.0.0.1:4000`. */
  readonly origin: string;
  close(): Promise<void>;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

function refusal(status: number, error: string, description: string): Response {
  return Response.json({ error, error_description: description }, { status });
}

/** The answer to a request as it comes from the socket; what cannot be a request is refused here. */
async function receive(
  request: ServerRequest,
  options: AnswerOptions & { readonly allowedHosts: readonly string[] },
): Promise<Response> {
  const { method, headers } = request;
  const refused = refuseHost(headers.get('host'), options.allowedHosts);
  if (refused !== null) return refused;
  if (!METHODS.includes(method)) {
    const answered = refusal(405, 'method_not_allowed', `There is ${METHODS.join(', ')}.`);
    answered.headers.set('allow', METHODS.join(', '));
    return answered;
  }
  const { url } = request;
  if (!URL.canParse(url)) return refusal(400, 'invalid_request', 'The address is none.');
  const limit = bodyLimit(new URL(url).pathname);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? await readBody(request, limit) : undefined;
  if (body === null) {
    const most = `${String(limit / 1_000_000)} MB`;
    const answered = refusal(413, 'payload_too_large', `A body here has at most ${most}.`);
    // What was not read cannot be told from the next request.
    answered.headers.set('connection', 'close');
    return answered;
  }
  // Whole and independent of the socket.
  const whole = new Request(url, {
    method,
    headers: new Headers(headers),
    ...(body === undefined || body.length === 0 ? {} : { body }),
  });
  return answer(whole, options);
}

/** A reset overtakes what was sent just before it. */
const READ_WITHIN_MS = 20;

/**
 * Whoever asked sees the network fail. A browser would by itself send a request again whose connection
 * was lost without a word; after an interim answer it does not.
 */
function breakConnection(request: ServerRequest): Promise<void> {
  const socket = request.runtime?.node?.req.socket;
  return new Promise((resolve) => {
    if (socket === undefined || socket.destroyed) resolve();
    socket?.once('close', () => resolve());
    socket?.write('HTTP/1.1 103 Early Hints\r\n\r\n', () =>
      setTimeout(() => socket.resetAndDestroy(), READ_WITHIN_MS),
    );
  });
}

/** Serves the mock on a socket, a world for every host name. Rejects when the port is taken. */
export async function serveMock(options: ServeOptions): Promise<MockServer> {
  const { allowedHosts = [], now, tls } = options;
  const worldOf = createHostWorlds({
    seed: { ...(options.seed ?? DEFAULT_SEED), ...(now === undefined ? {} : { now }) },
    // A browser reads its own clock: so do worlds whose seeds do not choose a time.
    seedTime: () => now ?? new Date().toISOString(),
  });
  const staticFiles = options.staticDir === undefined ? null : createStaticFiles(options.staticDir);
  const server = serve({
    hostname: options.host ?? '127.0.0.1',
    port: options.port,
    silent: true,
    gracefulShutdown: false,
    manual: true,
    ...(tls === undefined ? {} : { protocol: 'https', tls: { cert: tls.cert, key: tls.key } }),
    fetch: async (request) => {
      const response = await receive(request, { worldOf, staticFiles, allowedHosts });
      if (response.type !== 'error') return response;
      await breakConnection(request);
      return new Response(null, { status: 502 });
    },
  });
  await server.serve();
  await server.ready();
  const { protocol, port } = new URL(server.url ?? '');
  const everywhere = options.host === '0.0.0.0' || options.host === '::';
  const name =
    options.host === undefined || everywhere ? '127.0.0.1' : new URL(server.url ?? '').hostname;
  return { origin: `${protocol}//${name}:${port}`, close: () => server.close(true) };
}
