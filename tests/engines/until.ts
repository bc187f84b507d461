import { setTimeout as pause } from 'node:timers/promises';
import { afterWaiting, patience } from '../../cli/browser/patience';

/** How often a browser is asked, ms: a driver tells nothing by itself. */
const EVERY = 50;

/**
 * Asks again until the answer is neither false, null nor undefined, and passes it on. What is refused is
 * asked again, too; the last refusal ends a wait in vain.
 */
export async function until<Answer>(
  wanted: string,
  ask: () => Promise<Answer | false | null | undefined>,
): Promise<Answer> {
  const limit = patience();
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
