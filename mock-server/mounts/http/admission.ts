import { isLoopbackName } from '../../apis/identity/client';

const CONTROL = '/__mock/';

function refusal(status: number, error: string, description: string): Response {
  return Response.json({ error, error_description: description }, { status });
}

const isAddress = (hostname: string): boolean =>
  hostname.startsWith('[') || /^\d{1,3}(\.\d{1,3}){3}$/.test(hostname);

/** Exactly, or as a subdomain of `.example.test`. */
function isAllowed(hostname: string, allowed: readonly string[]): boolean {
  return allowed.some((name) =>
    name.startsWith('.')
      ? hostname.endsWith(name) || hostname === name.slice(1)
      : hostname === name,
  );
}

/** Rejects unknown Host headers, to prevent DNS rebinding. Null if allowed. */
export function refuseHost(host: string | null, allowed: readonly string[]): Response | null {
  if (host === null || !URL.canParse(`http://${host}`)) {
    return refusal(400, 'invalid_host', 'The Host header is not a host name with a port.');
  }
  const { hostname, username, pathname } = new URL(`http://${host}`);
  if (username !== '' || pathname !== '/') {
    return refusal(400, 'invalid_host', 'The Host header is not a host name with a port.');
  }
  if (isAddress(hostname) || isLoopbackName(hostname) || isAllowed(hostname, allowed)) return null;
  return refusal(
    403,
    'host_not_allowed',
    `${hostname} is not a name of this machine. Allow it: portal serve --allow-host ${hostname}`,
  );
}

const isJson = (type: string): boolean => /^application\/json\s*(;|$)/i.test(type);

/** Content type of curl's `-d`. Browsers send it for forms, but add Sec-Fetch headers. */
const FORM = /^application\/x-www-form-urlencoded\s*(;|$)/i;

/**
 * Rejects pages of other origins, and bodies that aren't JSON except from programs. Null if
 * allowed.
 */
export function refuseControl(request: Request): Response | null {
  const { origin, pathname } = new URL(request.url);
  if (!pathname.startsWith(CONTROL)) return null;
  const from = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  const foreign = (from !== null && from !== origin) || site === 'cross-site';
  if (foreign) {
    const who = from ?? 'another site';
    return refusal(403, 'origin_not_allowed', `${CONTROL} answers no page of ${who}.`);
  }
  const type = request.headers.get('content-type');
  if (type === null || isJson(type) || request.method === 'GET') return null;
  const isProgram = from === null && site === null;
  if (isProgram && FORM.test(type)) return null;
  return refusal(
    415,
    'unsupported_media_type',
    'Send application/json, and say so in content-type.',
  );
}
