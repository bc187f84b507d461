import { SCREENS, type ScreenId } from '../screens';
import { normalizePath } from '../routes';
import type { ScreenDefinition } from '../screen-definition';

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

/** Adds `target`, a path with query, as the return path. */
export function withReturn(path: string, target: string): string {
  return `${path}?returnTo=${encodeURIComponent(target)}`;
}

export function signInPath(target: string): string {
  return withReturn(SCREENS.login.path, target);
}

/**
 * Returns undefined unless `target` is a portal path on this origin, to prevent open redirects.
 * Keeps the query.
 */
export function safeReturnPath(target: string | null | undefined): string | undefined {
  if (!target || !target.startsWith('/') || target.startsWith('//') || target.includes('\\')) {
    return undefined;
  }
  if (!URL.canParse(target, 'https://portal.invalid')) return undefined;
  const url = new URL(target, 'https://portal.invalid');
  // Resolving dots can reveal another host: "/.//elsewhere.example".
  if (url.origin !== 'https://portal.invalid' || url.pathname.startsWith('//')) return undefined;
  if (SIGN_IN_PATHS.includes(normalizePath(url.pathname))) return undefined;
  return url.pathname + url.search;
}

/** Undefined if it isn't safe. */
export function requestedPath(search: string): string | undefined {
  return safeReturnPath(new URLSearchParams(search).get('returnTo'));
}
