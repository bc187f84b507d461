import type { AppraisalScreenId } from '../appraisal-screens';
import { normalizePath, findRoute, type Route } from '../routes';
import { APP_PATH, screenDefinition, type ScreenId } from '../screens';
import { isSignInScreen, signInPath, requestedPath, type SignInScreenId } from './sign-in-path';

/** A screen for everybody, signed in or not. */
export type VisitorScreenId = AppraisalScreenId;

function isVisitorScreen(screen: Exclude<ScreenId, SignInScreenId>): screen is VisitorScreenId {
  return screenDefinition(screen).access === 'public';
}

/** Somebody at a path, before anything is known of an applicant. */
export interface Visit {
  readonly path: string;
  readonly search: string;
  readonly authenticated: boolean;
  /**
   * Whether what was shown last is only for those who are signed in. They stay until the page says that
   * the session has ended, so that nothing typed is lost.
   */
  readonly inside: boolean;
}

/** What a path means for a visitor. */
export type Entry =
  | { readonly kind: 'show'; readonly screen: SignInScreenId | VisitorScreenId }
  | { readonly kind: 'redirect'; readonly to: string }
  /** Only for somebody who is signed in: `to` leads to login and then back. */
  | { readonly kind: 'sign-in'; readonly to: string }
  /** What is shown depends on the applicant. Null: the portal has no such path. */
  | { readonly kind: 'enter'; readonly route: Route | null };

/**
 * The first half of {@link decideRoute}, all that the first load of the portal needs to know. Signed out,
 * sign-in and the quick appraisal; every other path leads to login and then back, query kept (spec 1 and 6).
 */
export function decideEntry({ path, search, authenticated, inside }: Visit): Entry {
  const route = findRoute(path) ?? null;
  const screen = route?.screen ?? null;
  if (isSignInScreen(screen)) {
    // The callback takes the tokens whoever was signed in before.
    return authenticated && screen !== 'login-callback'
      ? { kind: 'redirect', to: requestedPath(search) ?? APP_PATH }
      : { kind: 'show', screen };
  }
  if (authenticated || inside) return { kind: 'enter', route };
  if (screen !== null && isVisitorScreen(screen)) return { kind: 'show', screen };
  return { kind: 'sign-in', to: signInPath(normalizePath(path) + search) };
}
