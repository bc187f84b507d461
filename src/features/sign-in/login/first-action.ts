import { SCREENS } from '../../../catalogue/screens';
import type { Flow } from '../../../catalogue/flows';
import { searchOfLine } from '../../../shell/navigation/visitor-line';

const SIGN_UP = SCREENS['sign-up'].path;

/**
 * An item can be estimated and a line chosen immediately; other flows need an account. Keeps the
 * query `search`, for the referral code and the return address.
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
  return { label: 'Choose My Credit Line', href: SIGN_UP + searchOfLine(search) };
}
