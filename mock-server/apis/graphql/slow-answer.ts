import type { ResolverContext } from './resolver-context';

export function answerLater(context: ResolverContext, ms: number): void {
  context.answer.latency += ms;
}
