import { magicSuffix } from '../../../fixtures/magic-outcomes';
import { HttpFailure, unauthorized } from './errors';
import type { ResolverContext } from './resolver-context';

/** Suffix 0010, ms. */
const SLOW_ANSWER = 3000;

/** For tax IDs that end in 0011. */
const FAILURES_BEFORE_SUCCESS = 2;

/** Suffix 0014; the session stays ended until a newer token is issued. */
function endSessionOnce({ world, subject, issuedAt }: ResolverContext): void {
  const key = `session-ended:${subject ?? ''}`;
  const { counters } = world.state;
  const endedWith = counters[key];
  if (endedWith !== undefined && (issuedAt ?? 0) > endedWith) return;
  counters[key] = endedWith ?? issuedAt ?? 0;
  throw unauthorized({
    reason: 'session_ended',
    problem: 'The tax ID suffix 0014 ended the session. Sign in again.',
  });
}

/**
 * The last four digits decide: 0010 slow, 0011 fails twice, 0012 always fails, 0014 ends the
 * session. Returns the additional delay, ms.
 */
export function playRequestOutcome(
  context: ResolverContext,
  options: { taxId: string | null; operation: string },
): number {
  const { taxId, operation } = options;
  const { counters } = context.world.state;
  switch (magicSuffix(taxId)) {
    case '0010':
      return SLOW_ANSWER;
    case '0011': {
      const key = `failed:${operation}`;
      const failed = counters[key] ?? 0;
      counters[key] = failed === FAILURES_BEFORE_SUCCESS ? 0 : failed + 1;
      if (failed < FAILURES_BEFORE_SUCCESS) throw new HttpFailure(503);
      return 0;
    }
    case '0012':
      throw new HttpFailure(500);
    case '0014':
      endSessionOnce(context);
      return 0;
    default:
      return 0;
  }
}
