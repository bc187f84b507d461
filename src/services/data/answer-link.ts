import { ApolloLink, type DocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { from, mergeMap, of } from 'rxjs';
import { nextTask } from '../next-task';
import { answerFault, isFields } from './answer-check';
import { UnreadableAnswerError } from './data-errors';
import { operationName } from './operations';
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

/** Letters of an answer that takes a slow phone long: those of some thirty deposits. What leads to a step has a thousand. */
const LONG = 4_000;

/** The reads whose last answer was long. */
const long = new Set<string>();

/** Whether the last answer to that was long: what follows it is better begun in a task of its own. */
export function wasLong(document: DocumentNode): boolean {
  return long.has(operationName(document) ?? '');
}

/** Notes whether an answer is long; `fetchAnswer` tells. */
function noteLength(operation: ApolloLink.Operation): boolean {
  const name = operation.operationName ?? '';
  const { response } = operation.getContext() as { readonly response?: Response };
  const isLong = Number(response?.headers.get('content-length') ?? 0) > LONG;
  if (isLong) long.add(name);
  else long.delete(name);
  return isLong;
}

/** Reads a long answer: to parse, to check and to keep it takes its time, each in a task of its own. */
async function readInPieces(
  operation: ApolloLink.Operation,
  answer: unknown,
): Promise<ApolloLink.Result> {
  await nextTask();
  const result = readAnswer(operation, answer);
  await nextTask();
  return result;
}

/** Validates every answer against the contract; incomplete data never reaches the cache or a screen. */
export function createAnswerLink(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      mergeMap((answer) =>
        noteLength(operation)
          ? from(readInPieces(operation, answer))
          : of(readAnswer(operation, answer)),
      ),
    ),
  );
}
