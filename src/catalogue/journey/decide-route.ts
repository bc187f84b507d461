import { programDefinition, type ProgramId } from '../programs';
import type { ScreenId } from '../screens';
import { decideScreen, type JourneyState } from './decide-screen';
import { decideEntry, type Visit } from './entry';

export interface RouteQuestion extends Visit, JourneyState {
  readonly program: ProgramId;
  readonly isShown: boolean;
}

export type RouteDecision =
  | { readonly kind: 'show'; readonly screen: ScreenId }
  | { readonly kind: 'redirect'; readonly to: string }
  /** `to`: login path with the return path. */
  | { readonly kind: 'sign-in'; readonly to: string };

/**
 * Decides by user and status. The portal has to read the applicant in between: the router calls
 * `decideEntry`, the gate `decideScreen`.
 */
export function decideRoute(question: RouteQuestion): RouteDecision {
  const entry = decideEntry(question);
  if (entry.kind !== 'enter') return entry;
  const { flow } = programDefinition(question.program);
  const decision = decideScreen({ ...question, route: entry.route, flow });
  return decision.kind === 'show' ? { kind: 'show', screen: decision.screen } : decision;
}

/** No path needs that many redirects, so it is a loop. */
const TOO_MANY = 8;

export function destinationOf(question: Omit<RouteQuestion, 'inside' | 'isShown'>): {
  readonly screen: ScreenId;
  readonly path: string;
} {
  let { path, search } = question;
  for (let redirects = 0; redirects < TOO_MANY; redirects += 1) {
    const decision = decideRoute({ ...question, path, search, inside: false, isShown: false });
    if (decision.kind === 'show') return { screen: decision.screen, path };
    const url = new URL(decision.to, 'https://portal.invalid');
    path = url.pathname;
    search = url.search;
  }
  throw new Error(`${question.path} leads in a ring`);
}
