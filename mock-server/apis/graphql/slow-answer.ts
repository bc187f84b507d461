import type { ResolverContext } from './resolver-context';

/** Lets the answer to this request take `ms` longer. */
export function answerLater(context: ResolverContext, ms: number): void {
  context.answer.latency += ms;
}
