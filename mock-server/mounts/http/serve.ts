import type { IncomingMessage } from 'node:http';
import type { Seed } from '../../scenario/seed';
import { ADDRESS_HEADER } from '../../apis/identity/rate-limits';
import { DEFAULT_SEED } from '../../scenario/default-seed';
import { refuseHost } from './admission';
import { recordExchange, type Exchange } from '../exchange';
import { answer, NAME_HEADER } from './answer';
import { createHostWorlds } from './host-worlds';
import { listen, type NodeServer, type NodeServerOptions } from './node-server';
import { bodyLimit, readBody } from './read-body';
import { createStaticFiles } from './static-files';

export interface ServeOptions extends Pick<NodeServerOptions, 'tls' | 'timeouts'> {
  /** 0 uses any free port. */
  readonly port: number;
  /** The default is only reachable from this machine. */
  readonly host?: string;
  /** In addition to this machine's names; `.example.test` includes all subdomains. */
  readonly allowedHosts?: readonly string[];
  /** For every world; default: the default seed. */
  readonly seed?: Seed;
  /** ISO date and time; overrides the seed. */
  readonly now?: string;
  /** For the data API; default true. */
  readonly introspection?: boolean;
  /** Called once per field without a resolver (`Type.field`). Default: such a field is an error. */
  readonly onGenerated?: (field: string) => void;
  /** Called when the response has ended. */
  readonly onRequest?: (request: LoggedRequest) => void;
  /** Production build to serve from the same origin. */
  readonly staticDir?: string;
  /** The build has its card fields on a separate origin; default false. */
  readonly cardFrame?: boolean;
}

export interface LoggedRequest extends Exchange {
  /** Host name, and the name of the world if the request has one. */
  readonly world: string;
}

export type MockServer = NodeServer;

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

function refusal(status: number, error: string, description: string): Response {
  return Response.json({ error, error_description: description }, { status });
}

function headersOf({ rawHeaders }: IncomingMessage): Headers | null {
  const headers = new Headers();
  try {
    for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
      headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
    }
    return headers;
  } catch {
    return null;
  }
}

/** A proxy may send a full address. */
function addressOf({ url = '', socket }: IncomingMessage, host: string): string | null {
  const scheme = 'encrypted' in socket ? 'https' : 'http';
  const path = URL.canParse(url) ? url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '') || '/' : url;
  const address = `${scheme}://${host}${path}`;
  return path.startsWith('/') && URL.canParse(address) ? address : null;
}

/** Returns the refusal if the request is malformed or its host isn't allowed. */
async function receive(
  incoming: IncomingMessage,
  allowedHosts: readonly string[],
): Promise<Request | Response> {
  const { method = '' } = incoming;
  const headers = headersOf(incoming);
  if (headers === null) return refusal(400, 'invalid_request', 'A header is none.');
  const host = headers.get('host');
  const refused = refuseHost(host, allowedHosts);
  if (refused !== null || host === null) return refused ?? refusal(400, 'invalid_host', 'No Host.');
  if (!METHODS.includes(method)) {
    const answered = refusal(405, 'method_not_allowed', `There is ${METHODS.join(', ')}.`);
    answered.headers.set('allow', METHODS.join(', '));
    return answered;
  }
  const url = addressOf(incoming, host);
  if (url === null) return refusal(400, 'invalid_request', 'The address is none.');
  const limit = bodyLimit(new URL(url).pathname);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? await readBody(incoming, limit) : undefined;
  if (body === null) {
    const most = `${String(limit / 1_000_000)} MB`;
    const answered = refusal(413, 'payload_too_large', `A body here has at most ${most}.`);
    // The unread rest can't be distinguished from the next request.
    answered.headers.set('connection', 'close');
    return answered;
  }
  // A copy, independent of the socket. Only the socket determines the network address.
  headers.set(ADDRESS_HEADER, incoming.socket.remoteAddress ?? 'unknown');
  return new Request(url, {
    method,
    headers,
    ...(body === undefined || body.length === 0 ? {} : { body }),
  });
}

function worldName({ headers }: IncomingMessage): string {
  const { host = '' } = headers;
  const hostname = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : host;
  const name = headers[NAME_HEADER];
  return typeof name === 'string' ? `${hostname} ${name}` : hostname;
}

/** One world per host name. Rejects if the port is taken. */
export async function serveMock(options: ServeOptions): Promise<MockServer> {
  const {
    allowedHosts = [],
    now,
    port,
    host = '127.0.0.1',
    tls,
    timeouts,
    introspection = true,
    onGenerated,
    onRequest,
    cardFrame = false,
  } = options;
  const worldOf = createHostWorlds({
    seed: { ...(options.seed ?? DEFAULT_SEED), ...(now === undefined ? {} : { now }) },
    // Browsers read their own clock, so worlds whose seeds choose no time must match it.
    seedTime: () => now ?? new Date().toISOString(),
    introspection,
    ...(onGenerated === undefined ? {} : { onGenerated }),
  });
  const staticFiles = options.staticDir === undefined ? null : createStaticFiles(options.staticDir);
  return listen({
    port,
    host,
    tls,
    timeouts,
    answer: async (incoming) => {
      const received = await receive(incoming, allowedHosts);
      const respond = async (): Promise<Response> =>
        received instanceof Response
          ? received
          : answer(received, { worldOf, staticFiles, cardFrame });
      if (onRequest === undefined) return respond();
      const { method = '', url = '' } = incoming;
      const request = received instanceof Response ? null : received;
      const path = request === null ? url.replace(/[?#].*/s, '') : new URL(request.url).pathname;
      const world = worldName(incoming);
      return recordExchange({ method, path, request }, respond, (exchange) =>
        onRequest({ ...exchange, world }),
      );
    },
  });
}
