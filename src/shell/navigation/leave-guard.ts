import type { AroundNavHandler } from 'wouter';
import { normalizePath } from '../../catalogue/routes';
import { SCREENS } from '../../catalogue/screens';
import { portalPath } from '../../catalogue/folder';
import { leaveOverlayEntry } from '../../ui/use-back-to-close';

/** The navigation only happens if the guard calls `proceed`. */
type Guard = (proceed: () => void) => void;

let guard: Guard | null = null;
let stopHolding: (() => void) | null = null;

/** Allows the next navigation, such as after a submit. */
export function releaseNavigation(): void {
  stopHolding?.();
}

/** Never blocked: signing in again returns to the input. */
const LOGIN = SCREENS.login.path;

/** Pages of one form count as one place. */
function placeOf(address: string): string {
  const { pathname, search } = new URL(address, window.location.origin);
  const parameters = new URLSearchParams(search);
  parameters.delete(PAGE_PARAMETER);
  return `${pathname}?${parameters.toString()}`;
}

function isBlocked(to: string): boolean {
  const path = normalizePath(portalPath(to.split(/[?#]/)[0] ?? ''));
  return path !== LOGIN && placeOf(to) !== placeOf(window.location.href);
}

/** All navigations of the router go through it. */
export const aroundNavigation: AroundNavHandler = (navigate, to, options) => {
  const proceed = (): void =>
    leaveOverlayEntry(() => {
      navigate(to, options);
      onMoved?.();
    });
  if (guard === null || !isBlocked(to)) proceed();
  else guard(proceed);
};

/** Handles Back and Forward while a guard is active. */
let onPop: ((event: PopStateEvent) => void) | null = null;
/** Tracks the position within the guarded page. */
let onMoved: (() => void) | null = null;
/**
 * Call before other listeners exist: a state change in one would render the new page before the
 * guard can stop it.
 */
export function installLeaveGuard(): void {
  window.addEventListener('popstate', (event) => onPop?.(event), true);
}

/**
 * Lets `ask` decide on navigations away from the page, including Back. Reloading and closing the
 * tab aren't blocked, because drafts are saved. Returns a function that removes the guard.
 */
export function blockNavigation(ask: Guard): () => void {
  const place = placeOf(window.location.href);
  const here = () => ({ address: window.location.href, state: window.history.state as unknown });
  let shown = here();
  const release = (): void => {
    if (guard !== ask) return;
    guard = null;
    stopHolding = null;
    onPop = null;
    onMoved = null;
  };
  guard = ask;
  onMoved = () => {
    shown = here();
  };
  stopHolding = release;
  onPop = (event) => {
    if (placeOf(window.location.href) === place) {
      shown = here();
      return;
    }
    event.stopImmediatePropagation();
    window.history.pushState(shown.state, '', shown.address);
    ask(() => {
      release();
      leaveOverlayEntry(() => window.history.back());
    });
  };
  return release;
}

/** Names the current page of a form. */
export const PAGE_PARAMETER = 'page';
