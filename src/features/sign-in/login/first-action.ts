import { SCREENS } from '../../../catalogue/screens';
import type { Flow } from '../../../catalogue/flows';
import { requestedPath, withReturn } from '../../../catalogue/journey/sign-in-path';

const SIGN_UP = SCREENS['sign-up'].path;

/**
 * The first thing a newcomer can do, by flow: an item can be estimated at once, the others need an
 * account. `search` is the query they came with: it goes along, so that a friend's code and the page
 * they were going to are not lost.
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

/** To the credit line after sign-up, unless the visitor was on the way to another page. */
function chooseLine(search: string): string {
  if (requestedPath(search) !== undefined) return SIGN_UP + search;
  const others = new URLSearchParams(search);
  others.delete('returnTo');
  const rest = others.toString();
  return withReturn(SIGN_UP, SCREENS['credit-line'].path.cash) + (rest === '' ? '' : `&${rest}`);
}
