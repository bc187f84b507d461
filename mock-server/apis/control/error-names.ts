import { alternatives, nearest } from '../../scenario/nearest';
import { ERROR_CODES } from '../../../src/contract/error-codes';

/** The message that the portal reads as the end of a session (spec 8). */
const UNAUTHORIZED = 'Unauthorized';

/** The errors that the portal has an answer of its own for. */
export const ERROR_NAMES: readonly string[] = [UNAUTHORIZED, ...ERROR_CODES];

/** Written as codes are, and not as a sentence. */
const CODE = /^[A-Z]+(_[A-Z]+)+$/;

/**
 * What is wrong with the error of a fault; null: nothing. A server may say anything, so that any sentence
 * will do; what is almost a name that means something, or is written as a code, is taken for a mistake.
 */
export function errorProblem(error: string): string | null {
  if (ERROR_NAMES.includes(error)) return null;
  const near = nearest(error, ERROR_NAMES);
  if (near.length > 0) return `unknown error ${error}, did you mean ${alternatives(near)}?`;
  return CODE.test(error) ? `unknown error ${error}: expected ${alternatives(ERROR_CODES)}` : null;
}
