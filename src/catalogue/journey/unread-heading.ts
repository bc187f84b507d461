import { SCREENS, type ScreenId } from '../screens';
import { STATUS_SCREENS } from '../status-screens';

/** Other screens whose heading states a status. */
const CLAIMS: readonly ScreenId[] = [
  'congratulations',
  'completion',
  'item-in-review',
  'pre-qualified',
  'items-shipped',
  'items-delivered',
  'verify-payment',
];

/** Whether a screen's heading states the application's status. */
export function showsStatus(screen: ScreenId): boolean {
  return CLAIMS.includes(screen) || Object.hasOwn(STATUS_SCREENS, screen);
}

/** Returns a page's heading while user and status are unknown: a neutral one. */
export function unreadHeading(screen: ScreenId | null): string {
  const isKnown = screen !== null && screen !== 'home' && !showsStatus(screen);
  return isKnown ? SCREENS[screen].heading : 'My application';
}
