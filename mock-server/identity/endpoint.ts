import type { Context } from '../core/context';

/** One address of the provider. */
export interface Endpoint {
  /** Below `/idp/`. */
  readonly path: string;
  readonly methods: readonly ('GET' | 'POST')[];
  readonly answer: (request: Request, context: Context) => Promise<Response>;
}
