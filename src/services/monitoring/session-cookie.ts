import { removeCookie } from '../storage/cookies';

/** What the monitoring library keeps of a session. */
const SESSION_COOKIE = '_dd_s_v2';

/** When the library is done with noting that the session has ended, ms. */
const AFTERWARDS = 1000;

/**
 * Removes the library's cookie, now and whenever the library writes it again while `isUnwanted`: that a
 * session has ended is something that it, too, wants to remember. Asked once a page.
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
