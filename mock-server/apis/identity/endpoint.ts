import type { Context } from '../../world/context';

/** One address of the provider. */
export interface Endpoint {
  /** Below `/idp/`. */
  readonly path: string;
  readonly methods: readonly ('GET' | 'POST')[];
  /** Pages of any origin may read the answer: it says nothing about anybody. */
  readonly isPublic?: true;
  readonly answer: (request: Request, context: Context) => Promise<Response>;
}
