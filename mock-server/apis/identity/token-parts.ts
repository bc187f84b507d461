export interface TokenParts {
  header: { alg: string; [name: string]: unknown };
  claims: Record<string, unknown>;
}

/** Signing key of a token: the provider's, an unpublished one, a shared secret (HS256), or none. */
export type TokenKey = 'own' | 'other' | 'secret' | 'none';
