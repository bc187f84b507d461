import { ServerError } from '@apollo/client/errors';
import { RetryLink } from '@apollo/client/link/retry';
import { failureMessage, log } from '../log';

/** Only these are retried (spec 8). */
const RETRIED_STATUSES: readonly number[] = [500, 502, 503, 504];

/** `attempts` includes the first one; delays in ms (spec 9). */
export const RETRY_LIMITS = { attempts: 5, initialDelay: 300, maximumDelay: 10_000 } as const;

/** Exponential backoff with jitter; logs every decision. */
export function createRetryLink(): RetryLink {
  return new RetryLink({
    delay: { initial: RETRY_LIMITS.initialDelay, max: RETRY_LIMITS.maximumDelay, jitter: true },
    attempts: (attempt, operation, error) => {
      const status = ServerError.is(error) ? error.statusCode : null;
      const { attempts = RETRY_LIMITS.attempts } = operation.getContext();
      const retry = status !== null && RETRIED_STATUSES.includes(status) && attempt < attempts;
      log.info(retry ? 'Trying again' : 'Not trying again', {
        operation: operation.operationName,
        attempt,
        status: status ?? failureMessage(error),
      });
      return retry;
    },
  });
}
