import type { ResolverContext } from './resolver-context';

/** Delays the response to this request by `ms`. */
export function answerLater(context: ResolverContext, ms: number): void {
  context.answer.latency += ms;
}
