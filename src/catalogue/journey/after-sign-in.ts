import type { Flow } from '../flows';
import { screenPath } from '../routes';
import { APP_PATH, SCREENS } from '../screens';
import { safeReturnPath, withReturn } from './sign-in-path';

/** Returns where a person who has just signed in continues. */
export function afterSignIn(options: {
  /** Original target, as returned by the identity provider. */
  readonly returnTo: string | null;
  /** Whether the sign-up answers were saved; if not, they are requested again. */
  readonly signUpSaved: boolean;
  readonly flow: Flow;
  /** Whether this browser has a visitor's saved items for the cart. */
  readonly keptItems: boolean;
}): string {
  const { returnTo, signUpSaved, flow, keptItems } = options;
  if (!signUpSaved) return SCREENS['complete-sign-up'].path;
  const requested = safeReturnPath(returnTo) ?? APP_PATH;
  // Saved items go into the cart first, if the account's status still allows it.
  const itemsFirst = keptItems && screenPath('asset-cart', flow) !== undefined;
  return itemsFirst ? withReturn(APP_PATH, requested) : requested;
}
