import type { Context } from '../../../world/context';
import type { Parameters } from '../http';

/** RFC 6749 section 1.3. */
export interface GrantType {
  readonly name: string;
  readonly answer: (values: Parameters, context: Context, request: Request) => Promise<Response>;
}
