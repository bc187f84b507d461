export interface TokenParts {
  header: { alg: string; [name: string]: unknown };
  claims: Record<string, unknown>;
}

/** `other`: unpublished. `secret`: shared (HS256). */
export type TokenKey = 'own' | 'other' | 'secret' | 'none';
