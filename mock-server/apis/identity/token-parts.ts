/** Header and claims of a token before it is signed. */
export interface TokenParts {
  header: { alg: string; [name: string]: unknown };
  claims: Record<string, unknown>;
}

/** What a token is signed with: the provider's key, one nobody publishes, a shared secret (HS256), or nothing. */
export type TokenKey = 'own' | 'other' | 'secret' | 'none';
