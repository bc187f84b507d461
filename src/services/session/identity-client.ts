import type { Auth0DecodedHash, WebAuth } from 'auth0-js';
import { clock } from '../clock';
import { configuration } from '../configuration/configuration';

/** Options that auth0-js reads and its published types do not know. */
interface UntypedOptions {
  legacySameSiteCookie: boolean;
  __clock: () => Date;
}

let client: Promise<WebAuth> | null = null;

async function createClient(): Promise<WebAuth> {
  const { default: auth0 } = await import('auth0-js');
  const { domain, clientId, audience, issuer, jwksUri } = configuration().identity;
  const overrides = {
    __tenant: 'portal',
    ...(issuer === undefined ? {} : { __token_issuer: issuer }),
    ...(jwksUri === undefined ? {} : { __jwks_uri: jwksUri }),
  };
  const options: ConstructorParameters<typeof WebAuth>[0] & UntypedOptions = {
    domain,
    clientID: clientId,
    audience,
    responseType: 'token id_token',
    redirectUri: `${window.location.origin}/login-callback`,
    scope: 'openid profile email',
    overrides,
    legacySameSiteCookie: false,
    __clock: () => clock.date(),
  };
  return new auth0.WebAuth(options);
}

/** The identity provider's client, loaded when it is first needed: it is as heavy as React. */
export function identityClient(): Promise<WebAuth> {
  client ??= createClient().catch((error: unknown) => {
    client = null;
    throw error;
  });
  return client;
}

export type AuthResult = Auth0DecodedHash;
