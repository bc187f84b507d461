import type { CookieJar } from '../../world/session-cookie';
import type { BrowserStorage } from './browser-storage';

/** Key in browser storage; the mock's own, not one of the portal's. */
export const SESSION_COOKIE_KEY = 'portal.mock.session';

/**
 * The identity provider's cookie in the page: a worker's answer cannot set one, so it stands in storage,
 * beside the world that it belongs to.
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
