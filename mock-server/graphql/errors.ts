import { GraphQLError } from 'graphql';
import type { ErrorCode } from '../../src/contract/error-codes';

/** An error of the data API with a code the portal knows, and what else belongs to it. */
export function apiError(
  code: ErrorCode,
  message: string,
  details: Readonly<Record<string, unknown>> = {},
): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...details } });
}

/** No, or no valid, access token: the portal treats it as an expired session (spec 8). */
export function unauthorized(): GraphQLError {
  return apiError('UNAUTHENTICATED', 'Unauthorized');
}

/** A field that breaks a rule; `field` is its path in the input. */
export function fieldInvalid(field: string, message: string): GraphQLError {
  return apiError('FIELD_INVALID', message, { field });
}

/** Thrown where the whole request must be answered with an HTTP status instead. */
export class HttpFailure extends Error {
  constructor(readonly status: number) {
    super(`HTTP ${status}`);
    this.name = 'HttpFailure';
  }
}
