import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { map } from 'rxjs';
import { answerFault, isFields } from './answer-check';
import { UnreadableAnswerError } from './operation-error';
import { failedFields, INDISPENSABLE, noteFailedFields } from './failed-fields';
import { readErrors, hasUnauthorized } from './read-errors';

function isEmpty(data: Readonly<Record<string, unknown>>): boolean {
  return Object.values(data).every((value) => value === null);
}

/**
 * Returns data together with errors (spec 7). Throws if the data violates the contract, if the
 * session has ended, or if the applicant is unknown because of an error. Such responses stay out of
 * the cache.
 */
function readAnswer(operation: ApolloLink.Operation, answer: unknown): ApolloLink.Result {
  if (!isFields(answer)) throw new UnreadableAnswerError('the answer');
  const errors = readErrors(answer['errors']);
  const { data } = answer;
  const fault = answerFault(operation.query, data);
  const isQuery = operation.operationType === 'query';
  if (errors.length === 0) {
    if (fault !== null) throw new UnreadableAnswerError(fault);
    if (isQuery) noteFailedFields(data);
    return { data: data as Record<string, unknown> };
  }
  const failed = isQuery && fault === null ? failedFields(data, errors) : null;
  const usable =
    fault === null &&
    !hasUnauthorized(errors) &&
    !INDISPENSABLE.some((field) => failed?.has(field));
  const refused = operation.operationType === 'mutation' && isFields(data) && isEmpty(data);
  if (!usable && !refused) {
    throw new CombinedGraphQLErrors({ data: isFields(data) ? { ...data } : null, errors });
  }
  if (failed !== null) noteFailedFields(data, failed);
  return { data: data as Record<string, unknown>, errors };
}

/** Invalid data never reaches the cache or a screen. */
export function createAnswerLink(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(map((answer) => readAnswer(operation, answer))),
  );
}
