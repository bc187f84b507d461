/** Keeps the value of the identity provider's session cookie for a browser. */
export interface CookieJar {
  read(): string | null;
  /** Null deletes the cookie. */
  write(value: string | null): void;
}

/** The cookies of one request: what it brought, and its answer with what was written. */
interface RequestCookies extends CookieJar {
  answered(response: Response): Response;
}

/**
 * Two of the same value, as the real provider sets them: a frame of another site needs the first, and a
 * browser that does not take `Secure` at a plain http address keeps the second. Browsers tell ports
 * apart in origins, not in cookies: so the names do.
 */
function namesFor(request: Request): { readonly crossSite: string; readonly sameSite: string } {
  const { port } = new URL(request.url);
  const suffix = port === '' ? '' : `_${port}`;
  return { crossSite: `portal_idp${suffix}`, sameSite: `portal_idp_compat${suffix}` };
}

/** How long the browser keeps the cookie; the provider forgets the session by itself. */
const KEPT_SECONDS = 30 * 24 * 3600;

function cookieOf(header: string, name: string): string | null {
  const pair = header.split(/; */).find((part) => part.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) || null;
}

/** The answer to `request` that also gives its browser this session, or takes it away. */
export function withSessionCookie(
  request: Request,
  response: Response,
  value: string | null,
): Response {
  const { crossSite, sameSite } = namesFor(request);
  const shared = `Path=/idp/; HttpOnly; Max-Age=${String(value === null ? 0 : KEPT_SECONDS)}`;
  const headers = new Headers(response.headers);
  headers.append('Set-Cookie', `${crossSite}=${value ?? ''}; ${shared}; Secure; SameSite=None`);
  headers.append('Set-Cookie', `${sameSite}=${value ?? ''}; ${shared}; SameSite=Lax`);
  const { status, statusText } = response;
  return new Response(response.body, { status, statusText, headers });
}

/** The cookies that a request carries; what is written goes into its answer. */
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

/** A browser's only cookie, in memory. */
export function createMemoryJar(): CookieJar {
  let kept: string | null = null;
  return {
    read: () => kept,
    write: (value) => {
      kept = value;
    },
  };
}
