import { SCREENS, type ScreenId } from '../screens';
import { STATUS_SCREENS } from '../status-screens';

/** Screens whose heading says how things stand, besides those that do nothing else. */
const CLAIMS: readonly ScreenId[] = [
  'congratulations',
  'completion',
  'item-in-review',
  'pre-qualified',
  'items-shipped',
  'items-delivered',
  'verify-payment',
];

/** Whether a screen's heading says how an application stands. */
export function claimsStanding(screen: ScreenId): boolean {
  return CLAIMS.includes(screen) || Object.hasOwn(STATUS_SCREENS, screen);
}

/** The heading of a page while it is not known who is there and how their application stands: none that claims anything. */
export function unreadHeading(screen: ScreenId | null): string {
  return screen === null || claimsStanding(screen) ? 'My application' : SCREENS[screen].heading;
}
