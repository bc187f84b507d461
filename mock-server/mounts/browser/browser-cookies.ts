import type { CookieJar } from '../../world/session-cookie';
import type { BrowserStorage } from './browser-storage';

/** Belongs to the mock, not the portal. */
export const SESSION_COOKIE_KEY = 'portal.mock.session';

/** A service worker's response can't set cookies, so this cookie is in browser storage. */
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
