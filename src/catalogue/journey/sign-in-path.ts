import { SCREENS, type ScreenId } from '../screens';
import { normalizePath } from '../routes';
import type { ScreenDefinition } from '../screen-definition';

/** The screens that sign somebody in: whoever is signed in has nothing to do there. */
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

/** The address of `path` that says where to continue to afterwards: `target`, a path with its query. */
export function withReturn(path: string, target: string): string {
  return `${path}?returnTo=${encodeURIComponent(target)}`;
}

/** Where a visitor signs in and then continues to `target`. */
export function signInPath(target: string): string {
  return withReturn(SCREENS.login.path, target);
}

/**
 * Where a visitor goes after signing in: `target` when it is a path of the portal on this origin
 * (its query kept), else undefined. Guards against open redirects.
 */
export function safeReturnPath(target: string | null | undefined): string | undefined {
  if (!target || !target.startsWith('/') || target.startsWith('//') || target.includes('\\')) {
    return undefined;
  }
  if (!URL.canParse(target, 'https://portal.invalid')) return undefined;
  const url = new URL(target, 'https://portal.invalid');
  // The path can lead elsewhere only once its dots are gone, as in "/.//elsewhere.example".
  if (url.origin !== 'https://portal.invalid' || url.pathname.startsWith('//')) return undefined;
  if (SIGN_IN_PATHS.includes(normalizePath(url.pathname))) return undefined;
  return url.pathname + url.search;
}

/** Where the address says that its visitor wants to continue to, if that is safe. */
export function requestedPath(search: string): string | undefined {
  return safeReturnPath(new URLSearchParams(search).get('returnTo'));
}
