/** Default lifetime, days (spec 9). */
const DAYS = 365;

const DAY_IN_SECONDS = 86_400;

/** Null if the cookie is missing or unreadable. */
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
    // Sandboxed pages throw on reading cookies.
    return [];
  }
}

export function cookieNames(): readonly string[] {
  return allCookies().flatMap((entry) => entry.split('=').slice(0, 1).filter(Boolean));
}

function write(name: string, value: string, attributes: string): void {
  try {
    document.cookie = `${name}=${value}; ${attributes}`;
  } catch {
    // Cookies that can't be written are ignored.
  }
}

/** For the entire site, not sent with cross-site requests. Does nothing if cookies are blocked. */
export function setCookie(name: string, value: string, days: number = DAYS): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const age = Math.round(days * DAY_IN_SECONDS);
  write(name, encodeURIComponent(value), `Max-Age=${age}; Path=/; SameSite=Lax${secure}`);
}

export function removeCookie(name: string): void {
  setCookie(name, '', 0);
}

/** Third-party scripts set cookies for this host or for a parent domain. */
export function removeForeignCookie(name: string): void {
  removeCookie(name);
  const labels = window.location.hostname.split('.');
  for (let from = 0; from < labels.length - 1; from += 1) {
    write(name, '', `Max-Age=0; Path=/; Domain=${labels.slice(from).join('.')}`);
  }
}
