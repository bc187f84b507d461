import type { Context } from '../../world/context';

/** An endpoint of the provider. */
export interface Endpoint {
  /** Below `/idp/`. */
  readonly path: string;
  readonly methods: readonly ('GET' | 'POST')[];
  /** Whether pages of any origin may read the response: it contains nothing personal. */
  readonly isPublic?: true;
  readonly answer: (request: Request, context: Context) => Promise<Response>;
}
