import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { from, mergeMap, of } from 'rxjs';
import { nextTask } from '../next-task';
import { answerFault, isFields } from './answer-check';
import { UnreadableAnswerError } from './data-errors';
import { readErrors, type AnswerError } from './read-errors';

type Path = NonNullable<AnswerError['path']>;

/**
 * Whether the value at an error's path is null and therefore unknown, not absent. An error without a path
 * may concern any value.
 */
function isUnknown(data: unknown, path: Path | undefined): boolean {
  if (path === undefined || path.length === 0) return true;
  let value = data;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return true;
    value = (value as Readonly<Record<string | number, unknown>>)[key];
  }
  return value === null || value === undefined;
}

/** Whether every field of a refused mutation's answer is null. */
function isEmpty(data: Readonly<Record<string, unknown>>): boolean {
  return Object.values(data).every((value) => value === null);
}

/** The result of an answer that passed the check. Throws where nothing in it can be relied on. */
function readAnswer(operation: ApolloLink.Operation, answer: unknown): ApolloLink.Result {
  if (!isFields(answer)) throw new UnreadableAnswerError('the answer');
  const errors = readErrors(answer['errors']);
  const { data } = answer;
  const fault = answerFault(operation.query, data);
  if (errors.length === 0) {
    if (fault !== null) throw new UnreadableAnswerError(fault);
    return { data: data as Record<string, unknown> };
  }
  const whole = fault === null && !errors.some(({ path }) => isUnknown(data, path));
  const refused = operation.operationType === 'mutation' && isFields(data) && isEmpty(data);
  if (whole || refused) return { data: data as Record<string, unknown>, errors };
  // Kept out of the cache: there, what failed would be read as what is not there.
  throw new CombinedGraphQLErrors({ data: isFields(data) ? { ...data } : null, errors });
}

/** Letters of an answer that takes a slow phone long: those of some forty items. */
const LONG = 40_000;

/** Whether an answer was long; `fetchAnswer` tells. */
function isLong(operation: ApolloLink.Operation): boolean {
  const { response } = operation.getContext() as { readonly response?: Response };
  return Number(response?.headers.get('content-length') ?? 0) > LONG;
}

/** Validates every answer against the contract; incomplete data never reaches the cache or a screen. */
export function createAnswerLink(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      mergeMap((answer) => {
        const result = readAnswer(operation, answer);
        // To read and check a long answer takes its time; to keep it is another task.
        return isLong(operation) ? from(nextTask().then(() => result)) : of(result);
      }),
    ),
  );
}
