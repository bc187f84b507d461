/** The provider's only client: public, without a secret. */
export const CLIENT_ID = 'portal-client';

/** The data API, as the audience of an access token. */
export const API_AUDIENCE = 'https://api.portal.test';

/**
 * Base of every address of the provider, with a slash at its end; also the issuer of its tokens.
 */
export function issuerOf(origin: string): string {
  return `${origin}/idp/`;
}

/** The userinfo endpoint, as the audience of an access token. */
export function userinfoOf(origin: string): string {
  return `${issuerOf(origin)}userinfo`;
}

/** Whether a host name always means this machine. */
export function isLoopbackName(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  );
}

/**
 * Whether the provider may redirect to `address`: an absolute http(s) URL without credentials, on
 * the provider's origin or this machine. Anything else would be an open redirect.
 */
export function isAllowedAddress(address: string, origin: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') return false;
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  return url.origin === new URL(origin).origin || (isWeb && isLoopbackName(url.hostname));
}
