import type { AroundNavHandler } from 'wouter';
import { normalizePath } from '../../catalogue/routes';

/** Asked before the page is left within the portal; going on is up to it. */
type Guard = (goOn: () => void) => void;

let guard: Guard | null = null;
let stopHolding: (() => void) | null = null;

/** Lets the next navigation pass: what was typed has been taken care of. */
export function releaseNavigation(): void {
  stopHolding?.();
}

/** Signing in again comes back to what was typed, so it is never held up. */
const LOGIN = '/login';

function staysHere(to: string): boolean {
  const path = normalizePath(to.split(/[?#]/)[0] ?? '');
  return path === LOGIN || path === normalizePath(window.location.pathname);
}

/** Every navigation of the router goes through here. */
export const aroundNavigation: AroundNavHandler = (navigate, to, options) => {
  const goOn = (): void => navigate(to, options);
  if (guard === null || staysHere(to)) goOn();
  else guard(goOn);
};

/**
 * Holds up every way out of the page, the browser's Back included. Answers a function that stops it.
 * Reloading and closing the tab are not held up: what is typed is kept for them.
 */
export function holdNavigation(ask: Guard): () => void {
  const path = window.location.pathname + window.location.search;
  const release = (): void => {
    if (guard !== ask) return;
    guard = null;
    stopHolding = null;
    window.removeEventListener('popstate', stay, { capture: true });
  };
  const stay = (event: PopStateEvent): void => {
    if (staysHere(window.location.pathname)) return;
    event.stopImmediatePropagation();
    window.history.pushState(null, '', path);
    ask(() => {
      release();
      window.history.back();
    });
  };
  guard = ask;
  stopHolding = release;
  // Before the router hears of it.
  window.addEventListener('popstate', stay, { capture: true });
  return release;
}
