import { removeCookie } from '../storage/cookies';

/** The monitoring library's session cookie. */
const SESSION_COOKIE = '_dd_s_v2';

/** By then the library has written its note that the session ended, ms. */
const AFTERWARDS = 1000;

/**
 * Removes the library's cookie now and, while `isUnwanted`, whenever the library writes it again: it also
 * writes a cookie to note that a session has ended. Call once a page.
 */
export function keepSessionCookieAway(isUnwanted: () => boolean): { remove(): void } {
  const remove = (): void => {
    if (isUnwanted()) removeCookie(SESSION_COOKIE);
  };
  // Missing in older browsers, whatever the types say.
  const store: CookieStore | undefined = globalThis.cookieStore;
  store?.addEventListener('change', ({ changed }) => {
    if (changed.some(({ name }) => name === SESSION_COOKIE)) remove();
  });
  return {
    remove: () => {
      remove();
      setTimeout(remove, AFTERWARDS);
    },
  };
}
