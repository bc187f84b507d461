/** Default lifetime of a cookie, days (spec 9). */
const DAYS = 365;

const DAY_IN_SECONDS = 86_400;

/** Returns a cookie of this page; null if there is none or it can't be read. */
export function readCookie(name: string): string | null {
  const start = `${name}=`;
  const found = allCookies().find((entry) => entry.startsWith(start));
  if (found === undefined) return null;
  try {
    return decodeURIComponent(found.slice(start.length));
  } catch {
    return null;
  }
}

function allCookies(): readonly string[] {
  try {
    return document.cookie.split('; ');
  } catch {
    // Reading cookies throws in a sandboxed page.
    return [];
  }
}

/** Returns the names of this page's readable cookies. */
export function cookieNames(): readonly string[] {
  return allCookies().flatMap((entry) => entry.split('=').slice(0, 1).filter(Boolean));
}

function write(name: string, value: string, attributes: string): void {
  try {
    document.cookie = `${name}=${value}; ${attributes}`;
  } catch {
    // A cookie that can't be written is ignored.
  }
}

/**
 * Sets a cookie for the entire site, not sent with cross-site requests. Does nothing if it can't be
 * written.
 */
export function setCookie(name: string, value: string, days: number = DAYS): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const age = Math.round(days * DAY_IN_SECONDS);
  write(name, encodeURIComponent(value), `Max-Age=${age}; Path=/; SameSite=Lax${secure}`);
}

export function removeCookie(name: string): void {
  setCookie(name, '', 0);
}

/**
 * Removes a cookie of a third-party script, which may be set for this host or for a parent domain.
 */
export function removeForeignCookie(name: string): void {
  removeCookie(name);
  const labels = window.location.hostname.split('.');
  for (let from = 0; from < labels.length - 1; from += 1) {
    write(name, '', `Max-Age=0; Path=/; Domain=${labels.slice(from).join('.')}`);
  }
}
