import type { AroundNavHandler } from 'wouter';
import { normalizePath } from '../../catalogue/routes';
import { SCREENS } from '../../catalogue/screens';

/** Asked before the page is left within the portal; going on is up to it. */
type Guard = (proceed: () => void) => void;

let guard: Guard | null = null;
let stopHolding: (() => void) | null = null;

/** Lets the next navigation pass: what was typed has been taken care of. */
export function releaseNavigation(): void {
  stopHolding?.();
}

/** Signing in again comes back to what was typed, so it is never held up. */
const LOGIN = SCREENS.login.path;

/** The path and query of the page. */
function currentPlace(): string {
  return window.location.pathname + window.location.search;
}

function isHeldUp(to: string): boolean {
  const path = normalizePath(to.split(/[?#]/)[0] ?? '');
  return path !== LOGIN && to !== currentPlace();
}

/** Every navigation of the router goes through here. */
export const aroundNavigation: AroundNavHandler = (navigate, to, options) => {
  const proceed = (): void => navigate(to, options);
  if (guard === null || !isHeldUp(to)) proceed();
  else guard(proceed);
};

/** What is done when the browser goes back or forward while somebody is held up. */
let onPop: ((event: PopStateEvent) => void) | null = null;
let installed = false;

/** Call it before the router is rendered: listeners are called in the order in which they were added, and this one has to come first. */
export function installLeaveGuard(): void {
  if (installed) return;
  installed = true;
  window.addEventListener('popstate', (event) => onPop?.(event));
}

/**
 * Holds up every way out of the page, the browser's Back included. Answers a function that stops it.
 * Reloading and closing the tab are not held up: what is typed is kept for them.
 */
export function holdNavigation(ask: Guard): () => void {
  const place = currentPlace();
  const release = (): void => {
    if (guard !== ask) return;
    guard = null;
    stopHolding = null;
    onPop = null;
  };
  guard = ask;
  stopHolding = release;
  onPop = (event) => {
    if (currentPlace() === place) return;
    event.stopImmediatePropagation();
    window.history.pushState(null, '', place);
    ask(() => {
      release();
      window.history.back();
    });
  };
  return release;
}
