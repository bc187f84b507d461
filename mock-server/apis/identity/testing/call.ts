import type { Context } from '../../../world/context';
import { identity } from '../identity';

/** A `body` makes it a POST with JSON. Throws if the path isn't the provider's. */
export async function call(
  context: Context,
  path: string,
  body?: unknown,
  init: RequestInit = {},
): Promise<Response> {
  const request = new Request(`${context.origin}${path}`, {
    ...(body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
    ...init,
  });
  const response = await identity(request, context);
  if (response === null) throw new Error(`${path} is not the provider's`);
  return response;
}

/** To a phone number, or to an email address if it contains an @. */
export function start(
  context: Context,
  to: string,
  more: Record<string, unknown> = {},
): Promise<Response> {
  const email = to.includes('@');
  return call(context, '/idp/passwordless/start', {
    client_id: 'portal-client',
    connection: email ? 'email' : 'sms',
    [email ? 'email' : 'phone_number']: to,
    send: 'code',
    ...more,
  });
}

export function tryCode(context: Context, to: string, otp: string): Promise<Response> {
  return call(context, '/idp/co/authenticate', {
    client_id: 'portal-client',
    credential_type: 'http://auth0.com/oauth/grant-type/passwordless/otp',
    realm: to.includes('@') ? 'email' : 'sms',
    username: to,
    otp,
  });
}

/** `undefined` removes a parameter. */
export function authorizePath(
  origin: string,
  changes: Record<string, string | undefined> = {},
): string {
  const values: Record<string, string | undefined> = {
    client_id: 'portal-client',
    response_type: 'token id_token',
    redirect_uri: `${origin}/login-callback`,
    audience: 'https://api.portal.test',
    scope: 'openid profile email',
    state: 'a-state',
    nonce: 'a-nonce',
    ...changes,
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) query.set(name, value);
  }
  return `/idp/authorize?${query.toString()}`;
}

export function fragmentOf(response: Response): URLSearchParams {
  return new URLSearchParams(new URL(response.headers.get('Location') ?? '').hash.slice(1));
}
