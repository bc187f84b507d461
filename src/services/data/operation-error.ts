import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { isErrorCode, type ErrorCode } from '../../contract/error-codes';
import { errorsOfBody, saysUnauthorized } from './read-errors';

/** Why an operation did not do what was asked. */
export type OperationProblem =
  /** The API refused it and says why. */
  | {
      readonly kind: 'refused';
      readonly code: ErrorCode;
      readonly field: string | null;
      /** Further details, such as the tries left; absent where there are none. */
      readonly details?: Readonly<Record<string, unknown>>;
    }
  /** The browser has no connection: nothing was sent. */
  | { readonly kind: 'offline' }
  /** The server failed after all attempts. */
  | { readonly kind: 'failed' }
  /** It did not happen: the server rejected the request, or a look-up showed it. */
  | { readonly kind: 'not-done' }
  /** The same operation is still running: this call was not sent. */
  | { readonly kind: 'running' }
  /** The answer was lost or unreadable: it may or may not have happened. */
  | { readonly kind: 'unknown-outcome' };

/** Whether an answer says that nobody is signed in: by its words, its code or its HTTP status. */
export function isUnauthorized(error: unknown): boolean {
  if (CombinedGraphQLErrors.is(error)) return saysUnauthorized(error.errors);
  if (!ServerError.is(error)) return false;
  return error.statusCode === 401 || saysUnauthorized(errorsOfBody(error.bodyText));
}

function refusal(error: CombinedGraphQLErrors): OperationProblem {
  const known = error.errors.find(({ extensions }) => isErrorCode(extensions?.['code']));
  const { code, field, ...details } = known?.extensions ?? {};
  // Of an error without a code that we know, only that there was one is known.
  if (!isErrorCode(code)) return { kind: 'unknown-outcome' };
  return {
    kind: 'refused',
    code,
    field: typeof field === 'string' ? field : null,
    ...(Object.keys(details).length === 0 ? {} : { details }),
  };
}

/** The problem that an HTTP status stands for when the body is not GraphQL. */
function failure(status: number): OperationProblem {
  if (status < 300) return { kind: 'unknown-outcome' };
  // The server did not take the request at all; 408 is a request that was lost.
  return status >= 400 && status < 500 && status !== 408
    ? { kind: 'not-done' }
    : { kind: 'failed' };
}

/** Maps an error of a query or mutation to what can be said to the applicant; null when there is none. */
export function operationProblem(error: unknown): OperationProblem | null {
  if (error === null || error === undefined) return null;
  // The word alone means an ended session (spec 4).
  if (isUnauthorized(error)) return { kind: 'refused', code: 'UNAUTHENTICATED', field: null };
  if (CombinedGraphQLErrors.is(error)) return refusal(error);
  if (ServerError.is(error)) return failure(error.statusCode);
  const answered = error instanceof UnreadableAnswerError || error instanceof TimeLimitError;
  return answered || navigator.onLine ? { kind: 'unknown-outcome' } : { kind: 'offline' };
}

/** The code of a refusal; null for every other problem and for none. */
export function refusalCode(problem: OperationProblem | null): ErrorCode | null {
  return problem?.kind === 'refused' ? problem.code : null;
}

/** The answer violates the contract, so none of its values is used. */
export class UnreadableAnswerError extends Error {
  constructor(/** Where it differs, without any value. */ place: string) {
    super(`The answer is not what the contract says, at ${place}`);
    this.name = 'UnreadableAnswerError';
  }
}

/** No answer came within the time limit, and the call was given up. */
export class TimeLimitError extends Error {
  constructor(seconds: number) {
    super(`timeout exceeded after ${seconds} s`);
    this.name = 'TimeLimitError';
  }
}
