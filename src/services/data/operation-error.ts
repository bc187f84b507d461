import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { isErrorCode, type ErrorCode } from '../../contract/error-codes';
import { errorsOfBody, hasUnauthorized } from './read-errors';

export type OperationProblem =
  /** Refused by the API, with a code. */
  | {
      readonly kind: 'refused';
      readonly code: ErrorCode;
      readonly field: string | null;
      /** For example the attempts left. */
      readonly details?: Readonly<Record<string, unknown>>;
    }
  /** Nothing was sent. */
  | { readonly kind: 'offline' }
  /** All attempts failed. */
  | { readonly kind: 'failed' }
  /** Rejected by the server, or proved by a look-up. */
  | { readonly kind: 'not-done' }
  /** Not sent, because the same operation is still running. */
  | { readonly kind: 'running' }
  /** Lost or unreadable response: it may have happened. */
  | { readonly kind: 'unknown-outcome' };

/** Decides by message, code or HTTP status. */
export function isUnauthorized(error: unknown): boolean {
  if (CombinedGraphQLErrors.is(error)) return hasUnauthorized(error.errors);
  if (!ServerError.is(error)) return false;
  return error.statusCode === 401 || hasUnauthorized(errorsOfBody(error.bodyText));
}

function refusal(error: CombinedGraphQLErrors): OperationProblem {
  const known = error.errors.find(({ extensions }) => isErrorCode(extensions?.['code']));
  const { code, field, ...details } = known?.extensions ?? {};
  // An unknown code leaves the outcome unknown.
  if (!isErrorCode(code)) return { kind: 'unknown-outcome' };
  return {
    kind: 'refused',
    code,
    field: typeof field === 'string' ? field : null,
    ...(Object.keys(details).length === 0 ? {} : { details }),
  };
}

/** For bodies that aren't GraphQL. */
function failure(status: number): OperationProblem {
  if (status < 300) return { kind: 'unknown-outcome' };
  // The server rejected the request; 408 says that it got lost.
  return status >= 400 && status < 500 && status !== 408
    ? { kind: 'not-done' }
    : { kind: 'failed' };
}

/** Returns null if there is no error. */
export function operationProblem(error: unknown): OperationProblem | null {
  if (error === null || error === undefined) return null;
  // The message alone says that the session ended (spec 4).
  if (isUnauthorized(error)) return { kind: 'refused', code: 'UNAUTHENTICATED', field: null };
  if (CombinedGraphQLErrors.is(error)) return refusal(error);
  if (ServerError.is(error)) return failure(error.statusCode);
  const answered = error instanceof UnreadableAnswerError || error instanceof TimeLimitError;
  return answered || navigator.onLine ? { kind: 'unknown-outcome' } : { kind: 'offline' };
}

/** Returns null for other problems, and for none. */
export function refusalCode(problem: OperationProblem | null): ErrorCode | null {
  return problem?.kind === 'refused' ? problem.code : null;
}

/** The response violates the contract, so nothing of it is used. */
export class UnreadableAnswerError extends Error {
  constructor(/** Path of the violation, without its value. */ place: string) {
    super(`The answer is not what the contract says, at ${place}`);
    this.name = 'UnreadableAnswerError';
  }
}

export class TimeLimitError extends Error {
  constructor(seconds: number) {
    super(`timeout exceeded after ${seconds} s`);
    this.name = 'TimeLimitError';
  }
}
