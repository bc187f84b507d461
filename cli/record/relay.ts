import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';

/** Forwards a port to a browser. */
export interface Relay {
  /** Resolves once the last client that controlled the browser has disconnected. */
  readonly left: Promise<void>;
  close(): void;
}

/** Developer tools and drivers use this path; lists of pages are elsewhere. */
const TO_DRIVE = 'GET /devtools/';

/** Of the loopback interface. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port.');
  return address.port;
}

/** Uses the loopback interface only. Throws if `port` is taken. */
export async function openRelay(port: number, browserPort: number): Promise<Relay> {
  let leave: () => void = () => undefined;
  const left = new Promise<void>((resolve) => (leave = resolve));
  const sockets = new Set<Socket>();
  const drivers = new Set<Socket>();

  const server = createServer((socket) => {
    const browser = connect(browserPort, '127.0.0.1');
    sockets.add(socket);
    socket.on('data', (part) => {
      if (part.toString('latin1').startsWith(TO_DRIVE)) drivers.add(socket);
    });
    socket.pipe(browser).pipe(socket);
    for (const [one, other] of [
      [socket, browser],
      [browser, socket],
    ] as const) {
      // A broken connection on one side closes the other.
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
    socket.on('close', () => {
      sockets.delete(socket);
      if (drivers.delete(socket) && drivers.size === 0) leave();
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    left,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
