import { SCREENS, type ScreenId } from '../screens';
import { STATUS_SCREENS } from '../status-screens';

const CLAIMS: readonly ScreenId[] = [
  'congratulations',
  'completion',
  'item-in-review',
  'pre-qualified',
  'items-shipped',
  'items-delivered',
  'verify-payment',
];

export function showsStatus(screen: ScreenId): boolean {
  return CLAIMS.includes(screen) || Object.hasOwn(STATUS_SCREENS, screen);
}

/** Neutral, because user and status are unknown. */
export function unreadHeading(screen: ScreenId | null): string {
  const isKnown = screen !== null && screen !== 'home' && !showsStatus(screen);
  return isKnown ? SCREENS[screen].heading : 'My application';
}
