import { once } from 'node:events';
import type { Socket } from 'node:net';

/** A reset overtakes data that was sent just before it. */
const READ_WITHIN_MS = 20;

/** A fault can break one of the server's connections. */
export interface Lines {
  /** TLS may run on top of the TCP connection. */
  add(line: Socket): void;
  /**
   * Resolves once the connection is closed. Without the interim response, a browser would repeat
   * the request itself.
   */
  break(served: Socket): Promise<void>;
}

const nameOf = ({ remoteAddress, remotePort }: Socket): string =>
  `${String(remoteAddress)} ${String(remotePort)}`;

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
