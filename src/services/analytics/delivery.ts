import { log } from '../log';
import type { Fate } from './journal';

/** A body on its way. */
export interface Parcel {
  readonly name: string;
  /** Makes the body, with the time at which it is sent. */
  body(): string;
  report(fate: Fate): void;
}

/** How long an answer is waited for before the next event goes out, ms. */
const TIMEOUT_MS = 10_000;

/** The most that browsers send of a page that is being left, characters; less where others are on their way. */
const MOST_KEPT_ALIVE = 60_000;

async function refusal(response: Response): Promise<string | null> {
  if (!response.ok) return `HTTP ${String(response.status)}`;
  // A host that answers any path with its page takes no events.
  const isPage = response.headers.get('content-type')?.includes('html') === true;
  return isPage ? 'answered with a page' : null;
}

/** Posts a body, once: whatever goes wrong is logged and nothing else (spec 7). */
async function post(endpoint: string, { name, body, report }: Parcel): Promise<void> {
  const text = body();
  let why: string | null;
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: text,
      // It arrives although the page is left.
      keepalive: text.length < MOST_KEPT_ALIVE,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    why = await refusal(response);
  } catch (error) {
    why = error instanceof Error ? error.message : String(error);
  }
  report(why === null ? { kind: 'sent' } : { kind: 'failed', why });
  if (why !== null) log.warn('Event not sent', { event: name, why });
}

/**
 * Posts parcels in their order, each when the one before was answered or given up, and none twice. What
 * still waits as the page is left goes out at once.
 */
export function createDelivery(endpoint: string): { send(parcel: Parcel): void; flush(): void } {
  const waiting: Parcel[] = [];
  let busy = false;
  const work = async (): Promise<void> => {
    busy = true;
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await post(endpoint, next);
    }
    busy = false;
  };
  return {
    send: (parcel) => {
      waiting.push(parcel);
      if (!busy) void work();
    },
    flush: () => {
      for (const parcel of waiting.splice(0)) void post(endpoint, parcel);
    },
  };
}
