import type { ErrorCode } from '../../../src/contract/error-codes';

/** Each API converts a refusal to its own kind of error. */
export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    /** Such as the tries left. */
    readonly details: Readonly<Record<string, unknown>>,
  ) {
    super(message);
    this.name = 'Refusal';
  }
}

/** The portal knows the code. */
export function refusal(
  code: ErrorCode,
  message: string,
  details: Readonly<Record<string, unknown>> = {},
): Refusal {
  return new Refusal(code, message, details);
}

/** `field`: path in the input. */
export function fieldInvalid(field: string, message: string): Refusal {
  return refusal('FIELD_INVALID', message, { field });
}
