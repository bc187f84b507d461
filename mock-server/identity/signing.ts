import { CompactSign, importJWK, UnsecuredJWT, type CryptoKey } from 'jose';
import foreignKey from '../../fixtures/identity/foreign-key.json' with { type: 'json' };
import signingKey from '../../fixtures/identity/signing-key.json' with { type: 'json' };
import type { TokenKey, TokenParts } from './token-parts';

/** Key id under which the provider publishes its key. */
export const KEY_ID = signingKey.kid;

/** The provider's key as it is published, as a JSON Web Key Set. */
export const PUBLIC_KEYS = {
  keys: [
    {
      kty: signingKey.kty,
      use: signingKey.use,
      alg: signingKey.alg,
      kid: signingKey.kid,
      n: signingKey.n,
      e: signingKey.e,
    },
  ],
};

const imported = new Map<string, Promise<CryptoKey>>();

function importOnce(jwk: typeof signingKey): Promise<CryptoKey> {
  const known = imported.get(jwk.kid);
  if (known !== undefined) return known;
  const key = importJWK(jwk, 'RS256') as Promise<CryptoKey>;
  imported.set(jwk.kid, key);
  return key;
}

/** Signs a token. The same parts give the same bytes: RS256 has no random part. */
export async function signToken(parts: TokenParts, key: TokenKey): Promise<string> {
  if (key === 'none') return new UnsecuredJWT(parts.claims).encode();
  const payload = new TextEncoder().encode(JSON.stringify(parts.claims));
  const signer = new CompactSign(payload).setProtectedHeader({ ...parts.header });
  // The classic confusion of algorithms: the published key used as a shared secret.
  if (key === 'secret') return signer.sign(new TextEncoder().encode(signingKey.n));
  return signer.sign(await importOnce(key === 'own' ? signingKey : foreignKey));
}
