import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { isErrorCode, type ErrorCode } from '../../contract/error-codes';
import { errorsOfBody, hasUnauthorized } from './read-errors';

/** Why an operation failed. */
export type OperationProblem =
  /** The API refused it and gives a code. */
  | {
      readonly kind: 'refused';
      readonly code: ErrorCode;
      readonly field: string | null;
      /** Further details, such as the tries left; absent if there are none. */
      readonly details?: Readonly<Record<string, unknown>>;
    }
  /** The browser is offline: nothing was sent. */
  | { readonly kind: 'offline' }
  /** The server failed after all attempts. */
  | { readonly kind: 'failed' }
  /** It didn't happen: the server rejected the request, or a look-up showed it. */
  | { readonly kind: 'not-done' }
  /** The same operation is still running: this call was not sent. */
  | { readonly kind: 'running' }
  /** The response was lost or unreadable: it may or may not have happened. */
  | { readonly kind: 'unknown-outcome' };

/** Whether a response says that the user isn't signed in: by message, code or HTTP status. */
export function isUnauthorized(error: unknown): boolean {
  if (CombinedGraphQLErrors.is(error)) return hasUnauthorized(error.errors);
  if (!ServerError.is(error)) return false;
  return error.statusCode === 401 || hasUnauthorized(errorsOfBody(error.bodyText));
}

function refusal(error: CombinedGraphQLErrors): OperationProblem {
  const known = error.errors.find(({ extensions }) => isErrorCode(extensions?.['code']));
  const { code, field, ...details } = known?.extensions ?? {};
  // For an error with an unknown code, the result is unknown.
  if (!isErrorCode(code)) return { kind: 'unknown-outcome' };
  return {
    kind: 'refused',
    code,
    field: typeof field === 'string' ? field : null,
    ...(Object.keys(details).length === 0 ? {} : { details }),
  };
}

/** Returns the problem for an HTTP status if the body isn't GraphQL. */
function failure(status: number): OperationProblem {
  if (status < 300) return { kind: 'unknown-outcome' };
  // The server rejected the request; 408 means that the request was lost.
  return status >= 400 && status < 500 && status !== 408
    ? { kind: 'not-done' }
    : { kind: 'failed' };
}

/**
 * Converts an error of a query or mutation to a problem for the applicant; null if there is none.
 */
export function operationProblem(error: unknown): OperationProblem | null {
  if (error === null || error === undefined) return null;
  // The message alone means an ended session (spec 4).
  if (isUnauthorized(error)) return { kind: 'refused', code: 'UNAUTHENTICATED', field: null };
  if (CombinedGraphQLErrors.is(error)) return refusal(error);
  if (ServerError.is(error)) return failure(error.statusCode);
  const answered = error instanceof UnreadableAnswerError || error instanceof TimeLimitError;
  return answered || navigator.onLine ? { kind: 'unknown-outcome' } : { kind: 'offline' };
}

/** Returns the code of a refusal; null for every other problem and for none. */
export function refusalCode(problem: OperationProblem | null): ErrorCode | null {
  return problem?.kind === 'refused' ? problem.code : null;
}

/** The response violates the contract, so none of its values is used. */
export class UnreadableAnswerError extends Error {
  constructor(/** Path of the violation, without its value. */ place: string) {
    super(`The answer is not what the contract says, at ${place}`);
    this.name = 'UnreadableAnswerError';
  }
}

/** The time limit passed without a response. */
export class TimeLimitError extends Error {
  constructor(seconds: number) {
    super(`timeout exceeded after ${seconds} s`);
    this.name = 'TimeLimitError';
  }
}
