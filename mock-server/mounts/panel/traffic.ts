import { recordExchange, type Exchange } from '../exchange';
import { asCurl } from './as-curl';

/** Listed by the admin debugger. */
export interface PageExchange extends Exchange {
  /** Counts from 1 since the page was loaded. */
  readonly number: number;
  /** Empty except for the data API, because other responses may contain tokens. */
  readonly answer: string;
  /** Without tokens. */
  readonly curl: string;
}

/** In memory only. */
export interface Traffic {
  /** Passes the request on to `handle`. */
  watch(handle: (request: Request) => Promise<Response>, request: Request): Promise<Response>;
  /** Newest first; returns the same list until another exchange is recorded. */
  recent(): readonly PageExchange[];
  /** Called after each exchange. Returns a function that ends it. */
  follow(notify: () => void): () => void;
}

const MAX_EXCHANGES = 100;

/** Characters of a response that are shown. */
const MAX_LENGTH = 4000;

function shorten(text: string): string {
  try {
    const pretty = JSON.stringify(JSON.parse(text), null, 2);
    return pretty.length > MAX_LENGTH ? `${pretty.slice(0, MAX_LENGTH)}\n…` : pretty;
  } catch {
    return text.slice(0, MAX_LENGTH);
  }
}

function answerOf({ path, status }: Exchange, text: string | null): string {
  if (!path.endsWith('/graphql') || status === 0) return '';
  return text === null
    ? 'The connection was lost before the response was complete.'
    : shorten(text);
}

export function createTraffic(): Traffic {
  let exchanges: readonly PageExchange[] = [];
  const listeners = new Set<() => void>();
  return {
    watch: async (handle, request) => {
      const { method, url } = request;
      const path = new URL(url).pathname;
      if (path.startsWith('/__mock/')) return handle(request);
      // Copied before `handle` consumes the body.
      const curl = await asCurl(request);
      const received = { method, path, request };
      return recordExchange(
        received,
        () => handle(request),
        (exchange, text) => {
          const number = (exchanges[0]?.number ?? 0) + 1;
          const answer = answerOf(exchange, text);
          exchanges = [{ ...exchange, number, answer, curl }, ...exchanges].slice(0, MAX_EXCHANGES);
          for (const notify of listeners) notify();
        },
      );
    },
    recent: () => exchanges,
    follow: (notify) => {
      listeners.add(notify);
      return () => void listeners.delete(notify);
    },
  };
}
