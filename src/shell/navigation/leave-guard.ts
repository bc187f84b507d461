import type { AroundNavHandler } from 'wouter';
import { normalizePath } from '../../catalogue/routes';
import { SCREENS } from '../../catalogue/screens';

/** Called before a navigation within the portal, which happens only when it calls `proceed`. */
type Guard = (proceed: () => void) => void;

let guard: Guard | null = null;
let stopHolding: (() => void) | null = null;

/** Lets the next navigation pass, such as after a submit. */
export function releaseNavigation(): void {
  stopHolding?.();
}

/** Never blocked: signing in again comes back to what was typed. */
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

/** Handles Back and Forward while a guard is active. */
let onPop: ((event: PopStateEvent) => void) | null = null;
let installed = false;

/** Call it before the router is rendered: listeners are called in the order in which they were added, and this one has to come first. */
export function installLeaveGuard(): void {
  if (installed) return;
  installed = true;
  window.addEventListener('popstate', (event) => onPop?.(event));
}

/**
 * Has `ask` decide on every navigation away from the page, including Back. Returns a function that removes
 * it. Reloading or closing the tab is not blocked, because drafts are saved.
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
