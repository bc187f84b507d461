import { base64Url, sha256 } from './digest';

/** RFC 7636. */
export const CHALLENGE_METHODS = ['S256'] as const;

/** SHA-256 of a verifier, base64url. */
export function isChallenge(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

export async function fitsChallenge(verifier: string, challenge: string): Promise<boolean> {
  if (!/^[\w.~-]{43,128}$/.test(verifier)) return false;
  return base64Url(await sha256(verifier)) === challenge;
}
