import { SCREENS, type ScreenId } from '../screens';
import { normalizePath } from '../routes';
import type { ScreenDefinition } from '../screen-definition';

/** Sign-in screens, which signed-in users don't need. */
const SIGN_IN_SCREENS = [
  'login',
  'sign-up',
  'login-callback',
] as const satisfies readonly (keyof typeof SCREENS)[];

const SIGN_IN_PATHS = SIGN_IN_SCREENS.flatMap((id): readonly unknown[] => {
  const { path, aliases = [] }: ScreenDefinition = SCREENS[id];
  return [path, ...aliases];
});

export type SignInScreenId = (typeof SIGN_IN_SCREENS)[number];

export function isSignInScreen(screen: ScreenId | null | undefined): screen is SignInScreenId {
  return SIGN_IN_SCREENS.some((id) => id === screen);
}

/** Adds `target`, a path with query, to `path` as the return address. */
export function withReturn(path: string, target: string): string {
  return `${path}?returnTo=${encodeURIComponent(target)}`;
}

/** Returns the sign-in path that continues at `target`. */
export function signInPath(target: string): string {
  return withReturn(SCREENS.login.path, target);
}

/**
 * Returns `target` if it is a portal path on this origin (query kept), otherwise undefined.
 * Prevents open redirects.
 */
export function safeReturnPath(target: string | null | undefined): string | undefined {
  if (!target || !target.startsWith('/') || target.startsWith('//') || target.includes('\\')) {
    return undefined;
  }
  if (!URL.canParse(target, 'https://portal.invalid')) return undefined;
  const url = new URL(target, 'https://portal.invalid');
  // Resolving dots can reveal another host, as in "/.//elsewhere.example".
  if (url.origin !== 'https://portal.invalid' || url.pathname.startsWith('//')) return undefined;
  if (SIGN_IN_PATHS.includes(normalizePath(url.pathname))) return undefined;
  return url.pathname + url.search;
}

/** Returns the return address in a query, if it is safe. */
export function requestedPath(search: string): string | undefined {
  return safeReturnPath(new URLSearchParams(search).get('returnTo'));
}
