import { once } from 'node:events';
import type { Socket } from 'node:net';

/** A reset overtakes data that was sent just before it. */
const READ_WITHIN_MS = 20;

/** The open connections of a server, so that a fault can break one. */
export interface Lines {
  /** Remembers a new TCP connection; the requests on it may be TLS on top of it. */
  add(line: Socket): void;
  /**
   * Breaks a connection, which the client sees as a network error. Without the interim response, a browser
   * would repeat the request on its own. Resolves once the connection is closed.
   */
  break(served: Socket): Promise<void>;
}

const nameOf = ({ remoteAddress, remotePort }: Socket): string =>
  `${String(remoteAddress)} ${String(remotePort)}`;

/** Creates the list of open connections. */
export function createLines(): Lines {
  const open = new Map<string, Socket>();
  return {
    add: (line) => {
      const name = nameOf(line);
      open.set(name, line);
      line.once('close', () => open.delete(name));
    },
    break: async (served) => {
      if (served.destroyed) return;
      // The TCP connection below TLS: a clean TLS end would make the interim response the final one.
      const line = open.get(nameOf(served)) ?? served;
      const end = (): void => void line.resetAndDestroy();
      served.write('HTTP/1.1 103 Early Hints\r\n\r\n', () => setTimeout(end, READ_WITHIN_MS));
      await once(served, 'close');
    },
  };
}
