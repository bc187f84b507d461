import type { AppraisalScreenId } from '../appraisal-screens';
import { normalizePath, findRoute, type Route } from '../routes';
import { APP_PATH, screenDefinition, type ScreenId } from '../screens';
import { isSignInScreen, signInPath, requestedPath, type SignInScreenId } from './sign-in-path';

/** A screen for everyone, signed in or not. Visitors see the credit line as the first page of sign-up. */
export type VisitorScreenId = AppraisalScreenId | 'credit-line';

function isVisitorScreen(screen: Exclude<ScreenId, SignInScreenId>): screen is VisitorScreenId {
  return screenDefinition(screen).access === 'public';
}

/** A path, before the applicant is known. */
export interface Visit {
  readonly path: string;
  readonly search: string;
  readonly authenticated: boolean;
  /**
   * Whether the last screen requires a session. It stays until the page reports the session's end,
   * so that no input is lost.
   */
  readonly inside: boolean;
}

/** Result of a path for a visitor. */
export type Entry =
  | { readonly kind: 'show'; readonly screen: SignInScreenId | VisitorScreenId }
  | { readonly kind: 'redirect'; readonly to: string }
  /** Requires sign-in: `to` is the login path with the return address. */
  | { readonly kind: 'sign-in'; readonly to: string }
  /** Depends on the applicant. Null for an unknown path. */
  | { readonly kind: 'enter'; readonly route: Route | null };

/**
 * First half of {@link decideRoute}, sufficient for the first page load. Signed out, only sign-in
 * and the quick appraisal; every other path redirects to login and back, keeping the query (spec 1
 * and 6).
 */
export function decideEntry({ path, search, authenticated, inside }: Visit): Entry {
  const route = findRoute(path) ?? null;
  const screen = route?.screen ?? null;
  if (isSignInScreen(screen)) {
    // The callback accepts tokens even if another person was signed in.
    return authenticated && screen !== 'login-callback'
      ? { kind: 'redirect', to: requestedPath(search) ?? APP_PATH }
      : { kind: 'show', screen };
  }
  if (authenticated || inside) return { kind: 'enter', route };
  if (screen !== null && isVisitorScreen(screen)) return { kind: 'show', screen };
  return { kind: 'sign-in', to: signInPath(normalizePath(path) + search) };
}
