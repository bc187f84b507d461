import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createSecureContext, type SecureContext, type TlsOptions } from 'node:tls';
import { FastResponse, serve } from 'srvx';
import { createLines } from './broken-line';
import type { KeyPair } from './certificate';

/** `forName` issues a certificate for a host name that clients request (SNI). */
export interface Tls extends KeyPair {
  forName(name: string): Promise<KeyPair>;
}

export interface NodeServerOptions {
  readonly port: number;
  readonly host: string;
  /** In PEM format. */
  readonly tls?: Tls | undefined;
  /** Time for a request's headers, and all of it, to arrive. */
  readonly timeouts?: { readonly headersMs: number; readonly requestMs: number } | undefined;
  /** A network error (type `error`) breaks the connection. */
  readonly answer: (request: IncomingMessage) => Promise<Response>;
}

export interface NodeServer {
  readonly origin: string;
  close(): Promise<void>;
}

/** Created by srvx on Node for HTTP/1.1. */
interface NodeRequest extends Request {
  readonly runtime: {
    readonly node: { readonly req: IncomingMessage; readonly res: ServerResponse };
  };
}

/** A client that sends one byte a second would hold a connection forever. */
const TIMEOUT_MS = { headersMs: 10_000, requestMs: 30_000 };

/** Time for a client to read a response. */
const READ_RESPONSE_MS = 60_000;

/** The rest of a rejected body is read and discarded for this time. */
const LINGER_MS = 2000;

const MAX_NAMES = 1000;

/** Issues a certificate when a client first requests the host name. */
function createSniCallback(tls: Tls): NonNullable<TlsOptions['SNICallback']> {
  const contexts = new Map<string, Promise<SecureContext>>();
  return (name, done) => {
    if (contexts.size >= MAX_NAMES) contexts.clear();
    const context = contexts.get(name) ?? tls.forName(name).then(createSecureContext);
    contexts.set(name, context);
    context.then(
      (value) => done(null, value),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
    );
  };
}

/**
 * Closing a connection with unread data resets it, and the client may lose the response. So this
 * waits while the client is still sending, within reason.
 */
function lingering(text: Uint8Array, request: IncomingMessage): ReadableStream {
  const sent = new Promise<void>((resolve) => {
    const late = setTimeout(resolve, LINGER_MS);
    const done = (): void => {
      clearTimeout(late);
      resolve();
    };
    request.once('end', done).once('close', done).resume();
  });
  return new ReadableStream(
    {
      start: (stream) => stream.enqueue(text),
      pull: (stream) => sent.then(() => stream.close()),
    },
    { highWaterMark: 0 },
  );
}

/** Disconnects a client that doesn't read its response in time. */
function limitReading(target: ServerResponse): void {
  target.once('prefinish', () => {
    const late = setTimeout(() => target.destroy(), READ_RESPONSE_MS).unref();
    target.once('close', () => clearTimeout(late));
  });
}

/** srvx is fastest with a response in one piece; some are chunked on purpose. */
async function sendable(response: Response, request: IncomingMessage): Promise<Response> {
  const { status, body } = response;
  const headers = new Headers(response.headers);
  const isChunked = headers.has('transfer-encoding');
  // Node sets it, for clients that know it.
  headers.delete('transfer-encoding');
  const init = { status, statusText: STATUS_CODES[status] ?? '', headers };
  if (isChunked) return new FastResponse(body, init);
  if (request.method === 'HEAD' || status === 204 || status === 304) {
    return new FastResponse(null, init);
  }
  const bytes = new Uint8Array(await response.arrayBuffer());
  const isSending = status === 413 && !request.complete;
  return new FastResponse(isSending ? lingering(bytes, request) : bytes, init);
}

/** Rejects if the port is in use. */
export async function listen(options: NodeServerOptions): Promise<NodeServer> {
  const { port, host, tls, timeouts = TIMEOUT_MS } = options;
  const lines = createLines();
  const respond = async (request: IncomingMessage, target: ServerResponse): Promise<Response> => {
    limitReading(target);
    try {
      const response = await options.answer(request);
      if (response.type !== 'error') return await sendable(response, request);
      if (!target.destroyed) await lines.break(request.socket);
    } catch (error) {
      const hasLeft = request.destroyed && !request.complete;
      if (!hasLeft) {
        const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
        process.stderr.write(`${text}\n`);
      }
    }
    return new FastResponse(null, { status: 500 });
  };
  const server = serve({
    port,
    hostname: host,
    manual: true,
    silent: true,
    gracefulShutdown: false,
    ...(tls === undefined ? {} : { tls: { cert: tls.cert, key: tls.key } }),
    node: {
      // Faults break connections below HTTP/1.1.
      http2: false,
      headersTimeout: timeouts.headersMs,
      requestTimeout: timeouts.requestMs,
      connectionsCheckingInterval: Math.min(1000, timeouts.headersMs),
      ...(tls === undefined ? {} : { SNICallback: createSniCallback(tls) }),
    },
    fetch: (request) => {
      const { req, res } = (request as NodeRequest).runtime.node;
      return respond(req, res);
    },
  });
  await server.serve();
  const listener = server.node?.server as Server;
  listener.on('connection', lines.add);
  listener.on('tlsClientError', (_error: Error, socket: Socket) => socket.destroy());
  const address = listener.address() as AddressInfo;
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const reached = isEverywhere ? '127.0.0.1' : address.address;
  const name = reached.includes(':') ? `[${reached}]` : reached;
  return {
    origin: `${tls === undefined ? 'http' : 'https'}://${name}:${String(address.port)}`,
    close: () => server.close(true),
  };
}
