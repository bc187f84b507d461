import { operationName } from '../../world/faults/operation-name';
import { asCurl } from './as-curl';

/** A request of the page and its response, for the admin debugger. */
export interface Exchange {
  /** Counts from 1 since the page loaded. */
  readonly number: number;
  readonly method: string;
  /** Pathname only: queries may contain codes. */
  readonly path: string;
  readonly operation: string | null;
  /** 0 for a network error. */
  readonly status: number;
  /**
   * The data API's response, shortened; empty for other APIs, whose responses may contain tokens.
   */
  readonly answer: string;
  /** The request as a curl command, without tokens. */
  readonly curl: string;
}

/** The last exchanges of this page, in memory only. */
export interface Traffic {
  /** Passes a request to `handle` and records the exchange. */
  watch(handle: (request: Request) => Promise<Response>, request: Request): Promise<Response>;
  /** Newest first; the same array until the next exchange. */
  recent(): readonly Exchange[];
  /** Calls `notify` after each one. Returns the unsubscribe function. */
  follow(notify: () => void): () => void;
}

const KEPT = 15;

/** Maximum length of a displayed response, characters. */
const LONGEST = 4000;

/** Returns the response to display; clones it immediately, before its caller reads it. */
async function readAnswer(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.includes('json')) return '';
  const text = await response
    .clone()
    .text()
    .catch(() => 'The connection was lost before the whole answer was there.');
  try {
    const pretty = JSON.stringify(JSON.parse(text), null, 2);
    return pretty.length > LONGEST ? `${pretty.slice(0, LONGEST)}\n…` : pretty;
  } catch {
    return text.slice(0, LONGEST);
  }
}

export function createTraffic(): Traffic {
  let exchanges: readonly Exchange[] = [];
  const listeners = new Set<() => void>();
  return {
    watch: async (handle, request) => {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith('/__mock/')) return handle(request);
      // Cloned before anything reads it.
      const asked = asCurl(request);
      const operation = await operationName(request);
      const curl = await asked;
      const response = await handle(request);
      const failed = response.type === 'error';
      const note = (answer: string): void => {
        const exchange: Exchange = {
          number: (exchanges[0]?.number ?? 0) + 1,
          method: request.method,
          path: pathname,
          operation,
          status: failed ? 0 : response.status,
          answer,
          curl,
        };
        exchanges = [exchange, ...exchanges].slice(0, KEPT);
        for (const notify of listeners) notify();
      };
      // The caller gets the response as it streams; only the log waits for its end.
      if (pathname.endsWith('/graphql') && !failed) void readAnswer(response).then(note);
      else note('');
      return response;
    },
    recent: () => exchanges,
    follow: (notify) => {
      listeners.add(notify);
      return () => void listeners.delete(notify);
    },
  };
}
