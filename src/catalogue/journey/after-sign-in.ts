import type { Flow } from '../flows';
import { screenPath } from '../routes';
import { APP_PATH, SCREENS } from '../screens';
import { safeReturnPath, withReturn } from './sign-in-path';

/** Where a person who has just signed in continues. */
export function afterSignIn(options: {
  /** Where the visitor was going, as the identity provider hands it back. */
  readonly returnTo: string | null;
  /** Whether what was told when signing up has been saved; else it is asked for again. */
  readonly signUpSaved: boolean;
  readonly flow: Flow;
  /** Whether items of a visitor wait in this browser to be put into a cart. */
  readonly keptItems: boolean;
}): string {
  const { returnTo, signUpSaved, flow, keptItems } = options;
  if (!signUpSaved) return SCREENS['complete-sign-up'].path;
  const requested = safeReturnPath(returnTo) ?? APP_PATH;
  // Items that wait go into the cart first, if the account still takes them: its status decides.
  const itemsFirst = keptItems && screenPath('asset-cart', flow) !== undefined;
  return itemsFirst ? withReturn(APP_PATH, requested) : requested;
}
