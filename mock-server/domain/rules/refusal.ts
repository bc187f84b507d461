import type { ErrorCode } from '../../../src/contract/error-codes';

/** Thrown where a rule of the domain says no. An API turns it into an error of its own kind. */
export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    /** What else whoever asked has to know, such as what is left. */
    readonly details: Readonly<Record<string, unknown>>,
  ) {
    super(message);
    this.name = 'Refusal';
  }
}

/** A refusal with a code that the portal knows, and what else belongs to it. */
export function refusal(
  code: ErrorCode,
  message: string,
  details: Readonly<Record<string, unknown>> = {},
): Refusal {
  return new Refusal(code, message, details);
}

/** The refusal of a field that breaks a rule; `field` is its path in the input. */
export function fieldInvalid(field: string, message: string): Refusal {
  return refusal('FIELD_INVALID', message, { field });
}
