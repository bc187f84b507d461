import type { Context } from '../../world/context';

export interface Endpoint {
  /** Below `/idp/`. */
  readonly path: string;
  readonly methods: readonly ('GET' | 'POST')[];
  /** The response contains nothing personal, so pages of any origin may read it. */
  readonly isPublic?: true;
  readonly answer: (request: Request, context: Context) => Promise<Response>;
}
