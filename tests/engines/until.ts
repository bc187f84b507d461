import { setTimeout as pause } from 'node:timers/promises';
import { afterWaiting, pageTimeout } from '../../cli/browser/page-timeout';

/** Poll interval, ms: drivers send no events. */
const EVERY = 50;

/**
 * Polls until the result isn't false, null or undefined, and returns it. Also retries after errors;
 * a timeout throws the last one.
 */
export async function until<Answer>(
  wanted: string,
  ask: () => Promise<Answer | false | null | undefined>,
): Promise<Answer> {
  const limit = pageTimeout();
  const end = Date.now() + limit;
  let cause: unknown = undefined;
  for (;;) {
    try {
      const answer = await ask();
      if (answer !== false && answer !== null && answer !== undefined) return answer;
      cause = undefined;
    } catch (error) {
      cause = error;
    }
    if (Date.now() > end) {
      const why = cause instanceof Error ? `: ${cause.message}` : '';
      throw new Error(`Wanted ${wanted}, ${afterWaiting(limit)}${why}`, { cause });
    }
    await pause(EVERY);
  }
}
