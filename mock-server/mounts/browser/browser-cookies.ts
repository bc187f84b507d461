import type { CookieJar } from '../../world/session-cookie';
import type { BrowserStorage } from './browser-storage';

/** Storage key; the mock's, not the portal's. */
export const SESSION_COOKIE_KEY = 'portal.mock.session';

/**
 * Stores the provider's cookie in browser storage next to its world: a service worker's response
 * can't set cookies.
 */
export function createBrowserJar(
  storage: Pick<BrowserStorage, 'getItem' | 'setItem' | 'removeItem'>,
): CookieJar {
  return {
    read: () => storage.getItem(SESSION_COOKIE_KEY),
    write: (value) => {
      if (value === null) storage.removeItem(SESSION_COOKIE_KEY);
      else storage.setItem(SESSION_COOKIE_KEY, value);
    },
  };
}
