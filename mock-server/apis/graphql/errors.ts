import { GraphQLError } from 'graphql';
import type { TokenProblem } from '../identity/token-problem';
import type { ErrorCode } from '../../../src/contract/error-codes';
import { Refusal } from '../../domain/rules/refusal';

const coded = (code: ErrorCode, details: Refusal['details'] = {}) => ({ code, ...details });

/** The portal treats the message as an expired session (spec 8). */
export function unauthorized({ reason, problem }: TokenProblem): GraphQLError {
  const extensions = { ...coded('UNAUTHENTICATED'), reason, detail: problem };
  return new GraphQLError('Unauthorized', { extensions });
}

export function withCode(error: GraphQLError): GraphQLError {
  const { originalError: cause, nodes, path } = error;
  if (!(cause instanceof Refusal)) return error;
  return new GraphQLError(error.message, {
    extensions: coded(cause.code, cause.details),
    ...(nodes === undefined ? {} : { nodes }),
    ...(path === undefined ? {} : { path }),
  });
}

/** Thrown if the entire request must get an HTTP error status. */
export class HttpFailure extends Error {
  constructor(readonly status: number) {
    super(`HTTP ${status}`);
    this.name = 'HttpFailure';
  }
}
