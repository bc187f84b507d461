import type { Flow } from '../flows';
import { screenPath } from '../routes';
import { APP_PATH, SCREENS } from '../screens';
import { safeReturnPath, withReturn } from './sign-in-path';

/** Returns where a person who has just signed in continues. */
export function afterSignIn(options: {
  /** Original target, as returned by the identity provider. */
  readonly returnTo: string | null;
  /** Whether the sign-up answers were saved, weren't saved, or there were none. The user enters unsaved answers again. */
  readonly signUp: 'saved' | 'unsaved' | 'none';
  readonly flow: Flow;
  /** Whether this browser has a visitor's saved items for the cart. */
  readonly hasSavedItems: boolean;
}): string {
  const { returnTo, signUp, flow, hasSavedItems } = options;
  if (signUp === 'unsaved') return SCREENS['complete-sign-up'].path;
  const asked = safeReturnPath(returnTo) ?? APP_PATH;
  // The front page has nothing for a new account yet: it welcomes users back.
  const isFrontPage = asked.split(/[?#]/)[0] === SCREENS.home.path;
  const requested = signUp === 'saved' && isFrontPage ? APP_PATH : asked;
  // Saved items go into the cart first, if the account's status still allows it.
  const itemsFirst = hasSavedItems && screenPath('asset-cart', flow) !== undefined;
  return itemsFirst ? withReturn(APP_PATH, requested) : requested;
}
