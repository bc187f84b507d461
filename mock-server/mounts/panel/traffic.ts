import { operationName } from '../../world/faults/operation-name';
import { asCurl } from './as-curl';

/** A request of the page and its answer, as the admin debugger shows them. */
export interface Exchange {
  /** Counts up from 1 since the page was loaded. */
  readonly number: number;
  readonly method: string;
  /** Pathname only: queries may hold codes. */
  readonly path: string;
  readonly operation: string | null;
  /** 0 is a network error. */
  readonly status: number;
  /** The answer of the data API, shortened; empty elsewhere, where it may hold tokens. */
  readonly answer: string;
  /** The request as a line for a shell, without tokens. */
  readonly curl: string;
}

/** The last exchanges of this page, in memory only. */
export interface Traffic {
  /** Passes a request on to `handle` and notes what came of it. */
  watch(handle: (request: Request) => Promise<Response>, request: Request): Promise<Response>;
  /** Newest first; the same list until another one is noted. */
  recent(): readonly Exchange[];
  /** Calls `tell` after each one. Returns a function that ends it. */
  follow(notify: () => void): () => void;
}

const KEPT = 15;

/** Longest answer that is shown, characters. */
const LONGEST = 4000;

/** The answer to be shown; its copy is taken at once, before whoever asked reads it. */
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

/** Creates the memory of a page's requests. */
export function createTraffic(): Traffic {
  let exchanges: readonly Exchange[] = [];
  const listeners = new Set<() => void>();
  return {
    watch: async (handle, request) => {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith('/__mock/')) return handle(request);
      // Copied before anybody reads it.
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
      // Whoever asked has it as it comes, whole or not: only the memory waits for its end.
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
