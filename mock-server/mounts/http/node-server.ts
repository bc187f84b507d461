import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { createSecureContext, type SecureContext, type TlsOptions } from 'node:tls';
import { createLines, type Lines } from './broken-line';
import type { KeyPair } from './certificate';

/** The server's certificate, and one for each host name that clients request (SNI). */
export interface Tls extends KeyPair {
  forName(name: string): Promise<KeyPair>;
}

export interface NodeServerOptions {
  readonly port: number;
  readonly host: string;
  /** Certificate and key, PEM: serves https. */
  readonly tls?: Tls | undefined;
  /** How long a request may take to arrive: its headers, and all of it. ms. */
  readonly patience?: { readonly headersMs: number; readonly requestMs: number } | undefined;
  /** Answers a request; a network error (type `error`) breaks the connection. */
  readonly answer: (request: IncomingMessage) => Promise<Response>;
}

export interface NodeServer {
  /** Such as `http://127.0.0.1:4000`. */
  readonly origin: string;
  close(): Promise<void>;
}

/** Nobody who means well takes longer; who sends one byte a second would hold a connection for ever. */
const TIMEOUT_MS = { headersMs: 10_000, requestMs: 30_000 };

/** As long may reading an answer take after it was sent. ms. */
const READ_ANSWER_MS = 60_000;

function headerList(response: Response, length: number | null): string[] {
  const list: string[] = [];
  for (const [name, value] of response.headers) list.push(name, value);
  if (length !== null && !response.headers.has('content-length')) {
    list.push('content-length', String(length));
  }
  return list;
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** The next part of a body, or null where it takes its time. */
function nextAtOnce(
  reader: Reader,
): Promise<{ next: ReturnType<Reader['read']>; isThere: boolean }> {
  const next = reader.read();
  next.catch(() => undefined);
  const late = new Promise<false>((resolve) => setImmediate(() => resolve(false)));
  return Promise.race([
    next.then(
      () => true as const,
      () => false as const,
    ),
    late,
  ]).then((isThere) => ({ next, isThere }));
}

/** Sends a body as it comes, in one piece where it is all there; one that fails on the way breaks the connection. */
async function sendBody(response: Response, target: ServerResponse, reader: Reader) {
  const first = await reader.read();
  const { next, isThere } = await nextAtOnce(reader);
  if (isThere && (await next).done) {
    target.writeHead(response.status, headerList(response, first.value?.length ?? 0));
    target.end(first.value);
    return;
  }
  target.writeHead(response.status, headerList(response, null));
  const write = (part: Uint8Array): Promise<void> =>
    new Promise((resolve) => target.write(part, () => resolve()));
  target.once('close', () => void reader.cancel().catch(() => undefined));
  // What is written must be on its way before a body that fails takes the connection with it.
  if (first.value !== undefined) await write(first.value);
  for (let part = await next; part.value !== undefined; part = await reader.read()) {
    await write(part.value);
  }
  target.end();
}

/** How long the rest of a refused body is read and discarded, ms. */
const LINGER_MS = 2000;

/**
 * Answers somebody who is still sending. A connection that is closed over what was not read is reset, and
 * the answer can be lost with it: so it stays open until they have heard, within reason.
 */
async function refuse(response: Response, request: IncomingMessage, target: ServerResponse) {
  const body = Buffer.from(await response.arrayBuffer());
  target.writeHead(response.status, headerList(response, body.length));
  target.write(body);
  await new Promise<void>((resolve) => {
    const late = setTimeout(resolve, LINGER_MS);
    const done = (): void => {
      clearTimeout(late);
      resolve();
    };
    request.once('end', done).once('close', done).resume();
  });
  target.end();
}

async function send(
  response: Response,
  { request, target, lines }: { request: IncomingMessage; target: ServerResponse; lines: Lines },
): Promise<void> {
  if (target.destroyed) return;
  if (response.type === 'error') {
    lines.break(request.socket);
    return;
  }
  const { status, body } = response;
  if (status === 413 && !request.complete) return refuse(response, request, target);
  if (body === null || request.method === 'HEAD') {
    const bodiless = status === 204 || status === 304 || request.method === 'HEAD';
    target.writeHead(status, headerList(response, bodiless ? null : 0));
    target.end();
  } else {
    await sendBody(response, target, body.getReader()).catch(() => target.destroy());
  }
  if (target.writableFinished) return;
  const late = setTimeout(() => target.destroy(), READ_ANSWER_MS).unref();
  target.once('close', () => clearTimeout(late));
}

/** Host names whose certificates are cached at most. */
const MAX_NAMES = 1000;

/** Issues a certificate for a host name when a client first requests it. */
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

/** Listens at a port. Rejects when it is taken. */
export async function listen(options: NodeServerOptions): Promise<NodeServer> {
  const { port, host, tls, patience = TIMEOUT_MS } = options;
  const lines = createLines();
  const listener: RequestListener = (request, target) => {
    options
      .answer(request)
      .then((response) => send(response, { request, target, lines }))
      .catch((error: unknown) => {
        // Whoever asked has gone, or took too long.
        if (request.destroyed && !request.complete) return;
        process.stderr.write(
          `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
        );
        if (!target.headersSent) target.writeHead(500).end();
        else target.destroy();
      });
  };
  const limits = {
    headersTimeout: patience.headersMs,
    requestTimeout: patience.requestMs,
    connectionsCheckingInterval: Math.min(1000, patience.headersMs),
  };
  const server =
    tls === undefined
      ? createServer(limits, listener)
      : createSecureServer(
          { ...limits, cert: tls.cert, key: tls.key, SNICallback: createSniCallback(tls) },
          listener,
        );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      server.off('error', reject);
      resolve();
    });
  });
  server.on('connection', lines.add);
  // A connection that fails is for its client to handle.
  server.on('tlsClientError', (_error: Error, socket: Socket) => socket.destroy());
  const address = server.address() as AddressInfo;
  const everywhere = host === '0.0.0.0' || host === '::';
  const reached = everywhere ? '127.0.0.1' : address.address;
  const name = reached.includes(':') ? `[${reached}]` : reached;
  return {
    origin: `${tls === undefined ? 'http' : 'https'}://${name}:${String(address.port)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
