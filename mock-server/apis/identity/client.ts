/** The one client the provider knows: public, no secret. */
export const CLIENT_ID = 'portal-client';

/** The data API, as the audience of an access token. */
export const API_AUDIENCE = 'https://api.portal.test';

/** Base of every address of the provider, with a slash at its end; also the issuer of its tokens. */
export function issuerOf(origin: string): string {
  return `${origin}/idp/`;
}

/** The provider's own endpoint as an audience: what an access token is shown to for the claims of its owner. */
export function userinfoOf(origin: string): string {
  return `${issuerOf(origin)}userinfo`;
}

/** Whether a host name is always this machine's own. */
export function isLoopbackName(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  );
}

/**
 * Whether the provider may send a browser to `address`: an absolute http(s) address without user
 * name on the origin that the provider answers at or on this machine. Anything else would be an open redirect.
 */
export function isAllowedAddress(address: string, origin: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') return false;
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  return url.origin === new URL(origin).origin || (isWeb && isLoopbackName(url.hostname));
}
