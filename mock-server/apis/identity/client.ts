/** The provider's only client: public, without a secret. */
export const CLIENT_ID = 'portal-client';

/** Audience of an access token for the data API. */
export const API_AUDIENCE = 'https://api.portal.test';

/** Base of the provider's addresses, with a slash at its end, and issuer of its tokens. */
export function issuerOf(origin: string): string {
  return `${origin}/idp/`;
}

/** Audience of an access token for the userinfo endpoint. */
export function userinfoOf(origin: string): string {
  return `${issuerOf(origin)}userinfo`;
}

export function isLoopbackName(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  );
}

/** Only the provider's origin and this machine: anything else would be an open redirect. */
export function isAllowedAddress(address: string, origin: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') return false;
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  return url.origin === new URL(origin).origin || (isWeb && isLoopbackName(url.hostname));
}
