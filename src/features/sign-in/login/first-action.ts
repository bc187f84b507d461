import { SCREENS } from '../../../catalogue/screens';
import type { Flow } from '../../../catalogue/flows';
import { requestedPath, withReturn } from '../../../catalogue/journey/sign-in-path';

const SIGN_UP = SCREENS['sign-up'].path;

/**
 * Returns a new visitor's first action, by flow: an item can be estimated immediately, others need
 * an account. Keeps the query `search`, for a referral code and the return address.
 */
export function firstAction(
  flow: Flow,
  search: string,
): { readonly label: string; readonly href: string } {
  if (flow === 'item') {
    return {
      label: 'Get My Estimate',
      href: SCREENS['quick-appraisal'].aliases[0] + search,
    };
  }
  if (flow === 'home') return { label: 'Get Started', href: SIGN_UP + search };
  return { label: 'Choose My Credit Line', href: chooseLine(search) };
}

/** Returns sign-up and then the credit line, unless the visitor has another target. */
function chooseLine(search: string): string {
  if (requestedPath(search) !== undefined) return SIGN_UP + search;
  const others = new URLSearchParams(search);
  others.delete('returnTo');
  const rest = others.toString();
  return withReturn(SIGN_UP, SCREENS['credit-line'].path.cash) + (rest === '' ? '' : `&${rest}`);
}
