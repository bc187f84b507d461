import { alternatives, nearest } from '../../scenario/nearest';
import { ERROR_CODES } from '../../../src/contract/error-codes';

/** Ends the portal's session (spec 8). */
const UNAUTHORIZED = 'Unauthorized';

/** The portal handles these specially. */
export const ERROR_NAMES: readonly string[] = [UNAUTHORIZED, ...ERROR_CODES];

/** An error code rather than a sentence. */
const CODE = /^[A-Z]+(_[A-Z]+)+$/;

/**
 * Any sentence is valid, because a server may send anything. Near misses of known names, and
 * unknown codes, count as mistakes. Null if there is no problem.
 */
export function errorProblem(error: string): string | null {
  if (ERROR_NAMES.includes(error)) return null;
  const near = nearest(error, ERROR_NAMES);
  if (near.length > 0) return `unknown error ${error}, did you mean ${alternatives(near)}?`;
  return CODE.test(error) ? `unknown error ${error}: expected ${alternatives(ERROR_CODES)}` : null;
}
