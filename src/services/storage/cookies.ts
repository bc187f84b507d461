/** How long a cookie is kept unless told otherwise, in days (spec 9). */
const DAYS = 365;

const DAY_IN_SECONDS = 86_400;

/** The value of a cookie of this page; null where there is none. */
export function readCookie(name: string): string | null {
  const start = `${name}=`;
  const found = document.cookie.split('; ').find((entry) => entry.startsWith(start));
  return found === undefined ? null : decodeURIComponent(found.slice(start.length));
}

/** Sets a cookie for the whole site, sent along by its own pages only. */
export function setCookie(name: string, value: string, days: number = DAYS): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const age = Math.round(days * DAY_IN_SECONDS);
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${age}; Path=/; SameSite=Lax${secure}`;
}

/** Removes a cookie. */
export function removeCookie(name: string): void {
  setCookie(name, '', 0);
}
