import type { Socket } from 'node:net';

/** A reset overtakes what was sent just before it. */
const READ_WITHIN_MS = 20;

/** The connections of a server, to break one. */
export interface Lines {
  /** Takes a new connection in, as it came: what is then served may be TLS on top of it. */
  add(line: Socket): void;
  /**
   * Whoever asked sees the network fail. A browser would by itself send a request again whose connection
   * was lost without a word; after an interim answer it does not.
   */
  break(served: Socket): void;
}

const nameOf = ({ remoteAddress, remotePort }: Socket): string =>
  `${String(remoteAddress)} ${String(remotePort)}`;

/** Remembers connections for as long as they last. */
export function createLines(): Lines {
  const open = new Map<string, Socket>();
  return {
    add: (line) => {
      const name = nameOf(line);
      open.set(name, line);
      line.once('close', () => open.delete(name));
    },
    break: (served) => {
      if (served.destroyed) return;
      const line = open.get(nameOf(served)) ?? served;
      // Of TLS what lies below it: an end that TLS tells would make the interim answer the last one.
      const end = (): void => void line.resetAndDestroy();
      served.write('HTTP/1.1 103 Early Hints\r\n\r\n', () => setTimeout(end, READ_WITHIN_MS));
    },
  };
}
