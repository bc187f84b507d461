import { findRoute } from '../routes';
import { APP_PATH, SCREENS, type ScreenId } from '../screens';

/** The screens that sign somebody in: whoever is signed in has nothing to do there. */
const SIGN_IN_SCREENS = [
  'login',
  'sign-up',
  'login-callback',
] as const satisfies readonly ScreenId[];

export type SignInScreenId = (typeof SIGN_IN_SCREENS)[number];

export function isSignInScreen(screen: ScreenId | null | undefined): screen is SignInScreenId {
  return SIGN_IN_SCREENS.some((id) => id === screen);
}

const RETURN_PARAMETER = 'returnTo';

function withReturn(path: string, target: string): string {
  return `${path}?${RETURN_PARAMETER}=${encodeURIComponent(target)}`;
}

/** Where a visitor signs in and then goes on to `target`, a path with its query. */
export function signInPath(target: string): string {
  return withReturn(SCREENS.login.path, target);
}

/** Where a visitor creates an account and then goes on to `target`. */
export function signUpPath(target: string): string {
  return withReturn(SCREENS['sign-up'].path, target);
}

/** The path that decides by the applicant where to go, `target` if nothing comes before it. */
export function passOnPath(target: string): string {
  return withReturn(APP_PATH, target);
}

/**
 * Where a visitor goes after signing in: `target` when it is a path of the portal on this origin
 * (its query kept), else undefined. Guards against open redirects.
 */
export function safeReturnPath(target: string | null | undefined): string | undefined {
  if (!target || !target.startsWith('/') || target.startsWith('//') || target.includes('\\')) {
    return undefined;
  }
  const url = new URL(target, 'https://portal.invalid');
  // The path can lead elsewhere only once its dots are gone, as in "/.//elsewhere.example".
  if (url.origin !== 'https://portal.invalid' || url.pathname.startsWith('//')) return undefined;
  if (isSignInScreen(findRoute(url.pathname)?.screen)) return undefined;
  return url.pathname + url.search;
}

/** Where the address says that its visitor wants to go on to, if that is safe. */
export function wantedPath(search: string): string | undefined {
  return safeReturnPath(new URLSearchParams(search).get(RETURN_PARAMETER));
}
