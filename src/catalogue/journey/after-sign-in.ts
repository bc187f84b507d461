import type { Flow } from '../flows';
import { APP_PATH, SCREENS } from '../screens';
import { choicePath } from './decide-screen';
import { safeReturnPath, withReturn } from './sign-in-path';

export function afterSignIn(options: {
  /** Original target, from the identity provider. */
  readonly returnTo: string | null;
  /** `unsaved` answers have to be entered again; `none`: there were none. */
  readonly signUp: 'saved' | 'unsaved' | 'none';
  readonly flow: Flow;
  /** Whether this browser has a visitor's choice: items, or a credit line. */
  readonly hasSavedChoice: boolean;
}): string {
  const { returnTo, signUp, flow, hasSavedChoice } = options;
  if (signUp === 'unsaved') return SCREENS['complete-sign-up'].path;
  const target = safeReturnPath(returnTo) ?? APP_PATH;
  // The home page has nothing for a new account: it welcomes users back.
  const isFrontPage = target.split(/[?#]/)[0] === SCREENS.home.path;
  const requested = signUp === 'saved' && isFrontPage ? APP_PATH : target;
  // Save the visitor's choice first, if the status allows it.
  const choiceFirst = hasSavedChoice && choicePath(flow) !== undefined;
  return choiceFirst ? withReturn(APP_PATH, requested) : requested;
}
