import { ApolloLink } from '@apollo/client';
import { throwError, timeout } from 'rxjs';
import { LIMITS } from '../../catalogue/limits';
import { TimeLimitError } from './operation-error';

/** Aborts a call, with all its attempts, when no answer came in time (spec 8). */
export function createTimeLimitLink(): ApolloLink {
  const { limitSec } = LIMITS.answer;
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      timeout({
        first: limitSec * 1000,
        with: () => throwError(() => new TimeLimitError(limitSec)),
      }),
    ),
  );
}
