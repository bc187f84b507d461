/** Stores the identity provider's session cookie for a browser. */
export interface CookieJar {
  read(): string | null;
  /** Null deletes the cookie. */
  write(value: string | null): void;
}

/** The response gets the cookies that were written. */
interface RequestCookies extends CookieJar {
  answered(response: Response): Response;
}

/**
 * Cross-site frames need the first cookie; browsers that refuse `Secure` over http accept the
 * second. Cookies ignore ports, so the names include the port.
 */
function namesFor(request: Request): { readonly crossSite: string; readonly sameSite: string } {
  const { port } = new URL(request.url);
  const suffix = port === '' ? '' : `_${port}`;
  return { crossSite: `portal_idp${suffix}`, sameSite: `portal_idp_compat${suffix}` };
}

/** The provider's session expires separately. */
const MAX_AGE_SECONDS = 30 * 24 * 3600;

function cookieOf(header: string, name: string): string | null {
  const pair = header.split(/; */).find((part) => part.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) || null;
}

/** Sets or deletes the cookie. */
export function withSessionCookie(
  request: Request,
  response: Response,
  value: string | null,
): Response {
  const { crossSite, sameSite } = namesFor(request);
  const shared = `Path=/idp/; HttpOnly; Max-Age=${String(value === null ? 0 : MAX_AGE_SECONDS)}`;
  const headers = new Headers(response.headers);
  headers.append('Set-Cookie', `${crossSite}=${value ?? ''}; ${shared}; Secure; SameSite=None`);
  headers.append('Set-Cookie', `${sameSite}=${value ?? ''}; ${shared}; SameSite=Lax`);
  const { status, statusText } = response;
  return new Response(response.body, { status, statusText, headers });
}

/** Written cookies go into the response to the request. */
export function cookieJarOf(request: Request): RequestCookies {
  const header = request.headers.get('Cookie') ?? '';
  const { crossSite, sameSite } = namesFor(request);
  let written: string | null | undefined;
  return {
    read: () => cookieOf(header, crossSite) ?? cookieOf(header, sameSite),
    write: (value) => {
      written = value;
    },
    answered: (response) =>
      written === undefined ? response : withSessionCookie(request, response, written),
  };
}

export function createMemoryJar(): CookieJar {
  let stored: string | null = null;
  return {
    read: () => stored,
    write: (value) => {
      stored = value;
    },
  };
}
