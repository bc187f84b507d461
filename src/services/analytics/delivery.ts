import { failureMessage, log } from '../log';
import type { Fate } from './journal';

export interface Parcel {
  readonly name: string;
  /** Called when sending, because the body contains that time. */
  body(): string;
  report(fate: Fate): void;
}

/** Longest wait before the next event is sent, ms. */
const TIMEOUT_MS = 10_000;

/** Characters; browsers allow less while other requests are running. */
const MAX_KEEPALIVE_BYTES = 60_000;

async function refusal(response: Response): Promise<string | null> {
  if (!response.ok) return `HTTP ${String(response.status)}`;
  // A host that serves its HTML page for any path accepts no events.
  const isPage = response.headers.get('content-type')?.includes('html') === true;
  return isPage ? 'answered with a page' : null;
}

async function post(endpoint: string, { name, body, report }: Parcel): Promise<void> {
  const text = body();
  let why: string | null;
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: text,
      // Sends the event even if the page is left.
      keepalive: text.length < MAX_KEEPALIVE_BYTES,
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
 * Posts each event once, in order, after the response to the previous one or its timeout. When the
 * page is left, posts the rest immediately. Failures are only logged (spec 7).
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
