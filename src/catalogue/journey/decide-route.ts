import { programDefinition, type ProgramId } from '../programs';
import type { ScreenId } from '../screens';
import { decideScreen, type Standing } from './decide-screen';
import { decideEntry, type Visit } from './entry';

/** Somebody at a path, with all that decides where it leads. */
export interface RouteQuestion extends Visit, Standing {
  readonly program: ProgramId;
  /** Whether the screen of this path is shown already. */
  readonly isShown: boolean;
}

export type RouteDecision =
  | { readonly kind: 'show'; readonly screen: ScreenId }
  | { readonly kind: 'redirect'; readonly to: string }
  /** Only for somebody who is signed in: `to` leads to login and then back. */
  | { readonly kind: 'sign-in'; readonly to: string };

/**
 * Where a path leads, for whom, in which status. The portal asks in two steps, for it knows an applicant
 * only after the first one: the router asks `decideEntry`, the gate `decideScreen`.
 */
export function decideRoute(question: RouteQuestion): RouteDecision {
  const entry = decideEntry(question);
  if (entry.kind !== 'enter') return entry;
  const { flow } = programDefinition(question.program);
  const decision = decideScreen({ ...question, route: entry.route, flow });
  return decision.kind === 'show' ? { kind: 'show', screen: decision.screen } : decision;
}

/** More redirects than any path has: a ring. */
const TOO_MANY = 8;

/** Where somebody ends up who opens a path: the screen after every redirect, and its pathname. */
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
