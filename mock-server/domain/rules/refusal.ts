import type { ErrorCode } from '../../../src/contract/error-codes';

/** Thrown if a domain rule refuses something. Each API converts it to its own kind of error. */
export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    /** Further information for the caller, such as the tries left. */
    readonly details: Readonly<Record<string, unknown>>,
  ) {
    super(message);
    this.name = 'Refusal';
  }
}

/** Creates a refusal with a code that the portal knows, and its details. */
export function refusal(
  code: ErrorCode,
  message: string,
  details: Readonly<Record<string, unknown>> = {},
): Refusal {
  return new Refusal(code, message, details);
}

/** Creates the refusal of a field that breaks a rule; `field` is its path in the input. */
export function fieldInvalid(field: string, message: string): Refusal {
  return refusal('FIELD_INVALID', message, { field });
}
