import { programDefinition, type ProgramId } from '../programs';
import type { ScreenId } from '../screens';
import { decideScreen, type JourneyState } from './decide-screen';
import { decideEntry, type Visit } from './entry';

/** A path, with everything that determines its destination. */
export interface RouteQuestion extends Visit, JourneyState {
  readonly program: ProgramId;
  /** Whether the screen of this path is already shown. */
  readonly isShown: boolean;
}

export type RouteDecision =
  | { readonly kind: 'show'; readonly screen: ScreenId }
  | { readonly kind: 'redirect'; readonly to: string }
  /** Requires sign-in: `to` is the login path with the return address. */
  | { readonly kind: 'sign-in'; readonly to: string };

/**
 * Decides a path's destination by user and status. The portal does it in two steps, because it
 * reads the applicant in between: the router calls `decideEntry`, the gate `decideScreen`.
 */
export function decideRoute(question: RouteQuestion): RouteDecision {
  const entry = decideEntry(question);
  if (entry.kind !== 'enter') return entry;
  const { flow } = programDefinition(question.program);
  const decision = decideScreen({ ...question, route: entry.route, flow });
  return decision.kind === 'show' ? { kind: 'show', screen: decision.screen } : decision;
}

/** More redirects than any path needs: a loop. */
const TOO_MANY = 8;

/** Returns the screen and pathname after all redirects of a path. */
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
