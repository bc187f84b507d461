import type { AppraisalScreenId } from '../appraisal-screens';
import { normalizePath, findRoute, type Route } from '../routes';
import { APP_PATH, screenDefinition, type ScreenId } from '../screens';
import { isSignInScreen, signInPath, requestedPath, type SignInScreenId } from './sign-in-path';

/** Open to everyone. For visitors, the credit line is the first page of sign-up. */
export type VisitorScreenId = AppraisalScreenId | 'credit-line';

function isVisitorScreen(screen: Exclude<ScreenId, SignInScreenId>): screen is VisitorScreenId {
  return screenDefinition(screen).access === 'public';
}

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

export type Entry =
  | { readonly kind: 'show'; readonly screen: SignInScreenId | VisitorScreenId }
  | { readonly kind: 'redirect'; readonly to: string }
  /** `to`: login path with the return path. */
  | { readonly kind: 'sign-in'; readonly to: string }
  /** Depends on the applicant. `route` null: unknown path. */
  | { readonly kind: 'enter'; readonly route: Route | null };

/**
 * First half of {@link decideRoute}, enough for the first page load. Visitors see sign-in and quick
 * appraisal; other paths redirect to login and back, with the query (spec 1, 6).
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
