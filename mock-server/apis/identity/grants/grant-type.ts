import type { Context } from '../../../world/context';
import type { Parameters } from '../http';

/** A grant type (RFC 6749 section 1.3). */
export interface GrantType {
  /** The value of `grant_type`. */
  readonly name: string;
  readonly answer: (values: Parameters, context: Context, request: Request) => Promise<Response>;
}
