import { serve, type ServerRequest } from 'srvx';
import type { Seed } from '../../src/catalogue/seed';
import { DEFAULT_SEED } from '../scenario/default-seed';
import { answer } from './answer';
import { createHostWorlds } from './host-worlds';
import { createStaticFiles } from './static-files';

export interface ServeOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** What every world starts from. Without it: the default seed, at the machine's time. */
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

/** The request, whole and independent of the socket. */
async function detach(request: ServerRequest): Promise<Request> {
  const { url, method, headers } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(url, {
    method,
    headers: new Headers(headers),
    ...(hasBody ? { body: await request.arrayBuffer() } : {}),
  });
}

/** Serves the mock on a loopback socket, a world for every host name. Rejects when the port is taken. */
export async function serveMock(options: ServeOptions): Promise<MockServer> {
  const startSeed = (): Seed => ({
    ...(options.seed ?? DEFAULT_SEED),
    now: options.now ?? options.seed?.now ?? new Date().toISOString(),
  });
  const worldOf = createHostWorlds(startSeed);
  const staticFiles = options.staticDir === undefined ? null : createStaticFiles(options.staticDir);
  const server = serve({
    hostname: '127.0.0.1',
    port: options.port,
    silent: true,
    gracefulShutdown: false,
    manual: true,
    fetch: async (request) => {
      const response = await answer(await detach(request), { worldOf, staticFiles });
      if (response.type !== 'error') return response;
      // Whoever asked sees the network fail. Were the connection only closed, a browser would by itself
      // send the request once more; what is no HTTP is final.
      request.runtime?.node?.req.socket.end('\r\n\r\nbroken\r\n\r\n');
      return new Response(null, { status: 502 });
    },
  });
  await server.serve();
  await server.ready();
  const origin = (server.url ?? '').replace(/\/$/, '');
  return { origin, close: () => server.close(true) };
}
