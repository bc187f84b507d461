import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { isErrorCode, type ErrorCode } from '../../contract/error-codes';

/** Why an operation did not do what was asked. */
export type OperationProblem =
  /** The API refused it and says why. */
  | {
      readonly kind: 'refused';
      readonly code: ErrorCode | null;
      readonly field: string | null;
      /** What else the API says about it, such as the tries that are left; absent when it says nothing. */
      readonly details?: Readonly<Record<string, unknown>>;
    }
  /** The browser has no connection: nothing was sent. */
  | { readonly kind: 'offline' }
  /** The server failed after all attempts. */
  | { readonly kind: 'failed' }
  /** The answer was lost: it may or may not have happened. */
  | { readonly kind: 'unknown-outcome' };

/** Maps an error of a query or mutation to what can be said to the applicant; null when there is none. */
export function operationProblem(error: unknown): OperationProblem | null {
  if (error === null || error === undefined) return null;
  if (CombinedGraphQLErrors.is(error)) {
    const extensions = error.errors[0]?.extensions;
    const code = extensions?.['code'];
    const field = extensions?.['field'];
    const { code: _code, field: _field, ...details } = extensions ?? {};
    const unauthorized = error.errors.some(({ message }) => message.includes('Unauthorized'));
    const known = isErrorCode(code) ? code : null;
    return {
      kind: 'refused',
      // The word alone means an ended session (spec 4).
      code: unauthorized ? 'UNAUTHENTICATED' : known,
      field: typeof field === 'string' ? field : null,
      ...(Object.keys(details).length === 0 ? {} : { details }),
    };
  }
  if (ServerError.is(error)) return { kind: 'failed' };
  return navigator.onLine ? { kind: 'unknown-outcome' } : { kind: 'offline' };
}

/** The code of a refusal; null for every other problem and for none. */
export function refusalCode(problem: OperationProblem | null): ErrorCode | null {
  return problem?.kind === 'refused' ? problem.code : null;
}
