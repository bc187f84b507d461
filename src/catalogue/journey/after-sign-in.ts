import type { Flow } from '../flows';
import { APP_PATH, SCREENS } from '../screens';
import { choicePath } from './decide-screen';
import { safeReturnPath, withReturn } from './sign-in-path';

/** Returns where a person who has just signed in continues. */
export function afterSignIn(options: {
  /** Original target, as returned by the identity provider. */
  readonly returnTo: string | null;
  /** Whether the sign-up answers were saved, weren't saved, or there were none. The user enters unsaved answers again. */
  readonly signUp: 'saved' | 'unsaved' | 'none';
  readonly flow: Flow;
  /** Whether this browser has what a visitor chose before sign-up: items, or a credit line. */
  readonly hasSavedChoice: boolean;
}): string {
  const { returnTo, signUp, flow, hasSavedChoice } = options;
  if (signUp === 'unsaved') return SCREENS['complete-sign-up'].path;
  const asked = safeReturnPath(returnTo) ?? APP_PATH;
  // The front page has nothing for a new account yet: it welcomes users back.
  const isFrontPage = asked.split(/[?#]/)[0] === SCREENS.home.path;
  const requested = signUp === 'saved' && isFrontPage ? APP_PATH : asked;
  // The visitor's choice is saved first, if the account's status still allows it.
  const choiceFirst = hasSavedChoice && choicePath(flow) !== undefined;
  return choiceFirst ? withReturn(APP_PATH, requested) : requested;
}
