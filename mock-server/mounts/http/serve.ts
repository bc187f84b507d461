import type { IncomingMessage } from 'node:http';
import type { Seed } from '../../scenario/seed';
import { ADDRESS_HEADER } from '../../apis/identity/rate-limits';
import { DEFAULT_SEED } from '../../scenario/default-seed';
import { refuseHost } from './admission';
import { answer, type AnswerOptions } from './answer';
import { createHostWorlds } from './host-worlds';
import { listen, type NodeServer, type NodeServerOptions } from './node-server';
import { bodyLimit, readBody } from './read-body';
import { createStaticFiles } from './static-files';

export interface ServeOptions extends Pick<NodeServerOptions, 'tls' | 'patience'> {
  /** 0 takes any free port. */
  readonly port: number;
  /** The address to listen at; only this machine can reach the default. */
  readonly host?: string;
  /** Names besides those of this machine and addresses; `.example.test` for all below it. */
  readonly allowedHosts?: readonly string[];
  /** What every world starts from. Without it: the default seed. */
  readonly seed?: Seed;
  /** ISO date and time at which worlds start, whatever the seed says. */
  readonly now?: string;
  /** Whether the schema of the data API may be read; it may unless something else is said. */
  readonly introspection?: boolean;
  /** Called once per value generated for a field without a resolver (`Type.field`). Without it, such a field is an error. */
  readonly onGenerated?: (field: string) => void;
  /** Folder of a production build to serve from the same origin. */
  readonly staticDir?: string;
  /** Whether that has its card fields on an origin of their own; they are on the page's unless it is said. */
  readonly cardFrame?: boolean;
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

/** Where a request goes: its address of whole, or as a proxy names it. */
function addressOf({ url = '', socket }: IncomingMessage, host: string): string | null {
  const scheme = 'encrypted' in socket ? 'https' : 'http';
  const path = URL.canParse(url) ? url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '') || '/' : url;
  const address = `${scheme}://${host}${path}`;
  return path.startsWith('/') && URL.canParse(address) ? address : null;
}

/** The answer to a request as it comes from the socket; what cannot be a request is refused here. */
async function receive(
  incoming: IncomingMessage,
  options: AnswerOptions & { readonly allowedHosts: readonly string[] },
): Promise<Response> {
  const { method = '' } = incoming;
  const headers = headersOf(incoming);
  if (headers === null) return refusal(400, 'invalid_request', 'A header is none.');
  const host = headers.get('host');
  const refused = refuseHost(host, options.allowedHosts);
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
    // What was not read cannot be told from the next request.
    answered.headers.set('connection', 'close');
    return answered;
  }
  // Whole and independent of the socket. Nobody but the socket says where a request comes from.
  headers.set(ADDRESS_HEADER, incoming.socket.remoteAddress ?? 'unknown');
  const whole = new Request(url, {
    method,
    headers,
    ...(body === undefined || body.length === 0 ? {} : { body }),
  });
  return answer(whole, options);
}

/** Serves the mock on a socket, a world for every host name. Rejects when the port is taken. */
export async function serveMock(options: ServeOptions): Promise<MockServer> {
  const {
    allowedHosts = [],
    now,
    port,
    host = '127.0.0.1',
    tls,
    patience,
    introspection = true,
    onGenerated,
    cardFrame = false,
  } = options;
  const worldOf = createHostWorlds({
    seed: { ...(options.seed ?? DEFAULT_SEED), ...(now === undefined ? {} : { now }) },
    // A browser reads its own clock: so do worlds whose seeds do not choose a time.
    seedTime: () => now ?? new Date().toISOString(),
    introspection,
    ...(onGenerated === undefined ? {} : { onGenerated }),
  });
  const staticFiles = options.staticDir === undefined ? null : createStaticFiles(options.staticDir);
  return listen({
    port,
    host,
    tls,
    patience,
    answer: (incoming) => receive(incoming, { worldOf, staticFiles, cardFrame, allowedHosts }),
  });
}
