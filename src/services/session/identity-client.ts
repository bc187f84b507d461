import type { Auth0DecodedHash, WebAuth } from 'auth0-js';
import { SCREENS } from '../../catalogue/screens';
import { clock } from '../clock';
import { checkedConfiguration } from '../configuration/configuration';
import { loadCode } from '../load-code';
import { hostPath } from '../../catalogue/folder';

/** auth0-js options that its types lack. */
interface UntypedOptions {
  legacySameSiteCookie: boolean;
  __clock: () => Date;
}

/** Templates by provider, and one for no captcha. */
export interface CaptchaMarkup {
  readonly auth0: (challenge: { type: string }) => string;
  readonly recaptcha_v2: () => string;
  readonly recaptcha_enterprise: () => string;
  readonly hcaptcha: () => string;
  readonly friendly_captcha: () => string;
  readonly arkose: () => string;
  readonly auth0_v2: () => string;
  readonly error: (problem: unknown) => string;
}

/** Passed to scripts that must be started. */
interface CaptchaWidget {
  readonly triggerCaptcha?: (solved: () => void) => void;
}

declare module 'auth0-js' {
  interface WebAuth {
    renderPasswordlessCaptcha(
      element: HTMLElement,
      options: { templates?: CaptchaMarkup },
      callback: (problem?: unknown, widget?: CaptchaWidget) => void,
    ): { getValue(): string | undefined };
  }
}

let client: Promise<WebAuth> | null = null;

/**
 * Creates a separate client; the library requests captchas only with a state. `lossless`: a reload
 * loses nothing if loading fails.
 */
export async function createClient(state?: string, lossless = false): Promise<WebAuth> {
  const { default: auth0 } = await loadCode(() => import('auth0-js'), lossless);
  const { domain, clientId, audience, issuer, jwksUri } = (await checkedConfiguration()).identity;
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
    redirectUri: window.location.origin + hostPath(SCREENS['login-callback'].path),
    scope: 'openid profile email',
    overrides,
    legacySameSiteCookie: false,
    __clock: () => clock.date(),
    ...(state === undefined ? {} : { state }),
  };
  return new auth0.WebAuth(options);
}

/** Loaded on first use: it is as large as React. */
export function identityClient(lossless = false): Promise<WebAuth> {
  client ??= createClient(undefined, lossless).catch((error: unknown) => {
    client = null;
    throw error;
  });
  return client;
}

export type AuthResult = Auth0DecodedHash;
