import { failureMessage, log } from '../log';
import type { Fate } from './journal';

/** An event to be posted. */
export interface Parcel {
  readonly name: string;
  /** Makes the body when it is sent, with that time in it. */
  body(): string;
  report(fate: Fate): void;
}

/** How long an answer is waited for before the next event goes out, ms. */
const TIMEOUT_MS = 10_000;

/**
 * Browsers refuse to send more than this after the page is left, characters; less while other requests are
 * running.
 */
const MOST_KEPT_ALIVE = 60_000;

async function refusal(response: Response): Promise<string | null> {
  if (!response.ok) return `HTTP ${String(response.status)}`;
  // A host that answers any path with its page takes no events.
  const isPage = response.headers.get('content-type')?.includes('html') === true;
  return isPage ? 'answered with a page' : null;
}

/** Posts an event once; failures are only logged (spec 7). */
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
    why = failureMessage(error);
  }
  report(why === null ? { kind: 'sent' } : { kind: 'failed', why });
  if (why !== null) log.warn('Event not sent', { event: name, why });
}

/**
 * Posts events in order, each after the one before was answered or timed out, and none twice. When the
 * page is left, those still waiting are posted at once.
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
