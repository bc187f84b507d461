import { removeCookie } from '../storage/cookies';

const SESSION_COOKIE = '_dd_s_v2';

/** By then the library has written its session-end cookie, ms. */
const AFTERWARDS = 1000;

/**
 * Removes the cookie now and, while `isUnwanted`, whenever the library writes it again, as it does
 * at the end of a session. Call once per page.
 */
export function blockSessionCookie(isUnwanted: () => boolean): { remove(): void } {
  const remove = (): void => {
    if (isUnwanted()) removeCookie(SESSION_COOKIE);
  };
  // Missing in older browsers, unlike the type says.
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
