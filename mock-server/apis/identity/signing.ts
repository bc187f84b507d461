import { CompactSign, createLocalJWKSet, importJWK, UnsecuredJWT, type CryptoKey } from 'jose';
import foreignKey from '../../../fixtures/identity/foreign-key.json' with { type: 'json' };
import secondKey from '../../../fixtures/identity/second-signing-key.json' with { type: 'json' };
import firstKey from '../../../fixtures/identity/signing-key.json' with { type: 'json' };
import thirdKey from '../../../fixtures/identity/third-signing-key.json' with { type: 'json' };
import type { IdentityState } from '../../world/identity-state';
import type { TokenKey, TokenParts } from './token-parts';

type Keys = IdentityState['keys'];

/** At most three are published at once; a fourth key is the first again, with a new id. */
const PAIRS = [firstKey, secondKey, thirdKey] as const;

function pairOf(generation: number): typeof firstKey {
  return PAIRS[generation % PAIRS.length] ?? firstKey;
}

export function keyId(generation: number): string {
  const { kid } = pairOf(generation);
  return generation < PAIRS.length ? kid : `${kid}-${String(generation)}`;
}

function publicKey(generation: number) {
  const { kty, use, alg, n, e } = pairOf(generation);
  return { kty, use, alg, kid: keyId(generation), n, e };
}

/** The signing key, the next one, and the previous one unless revoked. */
export function publicKeys({ current, oldest }: Keys) {
  const generations = [current, current + 1];
  if (oldest < current) generations.push(oldest);
  return { keys: generations.map(publicKey) };
}

/** The previous key stays published until it is revoked or two are newer. */
export function rotateKeys(keys: Keys): void {
  keys.current += 1;
  keys.oldest = Math.max(keys.oldest, keys.current - 1);
}

/** Tokens of older keys become invalid. */
export function revokeOldKeys(keys: Keys): void {
  keys.oldest = keys.current;
}

const keySets = new Map<string, ReturnType<typeof createLocalJWKSet>>();

/** Cached per set of keys, because importing one is slow. */
export function keyFinder(keys: Keys): ReturnType<typeof createLocalJWKSet> {
  const name = `${keys.oldest} ${keys.current}`;
  const known = keySets.get(name) ?? createLocalJWKSet(publicKeys(keys));
  if (keySets.size > 20) keySets.clear();
  keySets.set(name, known);
  return known;
}

const imported = new Map<string, Promise<CryptoKey>>();

function importOnce(jwk: typeof firstKey): Promise<CryptoKey> {
  const known = imported.get(jwk.kid);
  if (known !== undefined) return known;
  const key = importJWK(jwk, 'RS256') as Promise<CryptoKey>;
  imported.set(jwk.kid, key);
  return key;
}

/** The same parts give the same bytes: RS256 has no random part. */
export async function signToken(parts: TokenParts, key: TokenKey, generation = 0): Promise<string> {
  if (key === 'none') return new UnsecuredJWT(parts.claims).encode();
  const own = pairOf(generation);
  const payload = new TextEncoder().encode(JSON.stringify(parts.claims));
  const signer = new CompactSign(payload).setProtectedHeader({ ...parts.header });
  // Algorithm confusion: the published key is used as a shared secret.
  if (key === 'secret') return signer.sign(new TextEncoder().encode(own.n));
  return signer.sign(await importOnce(key === 'own' ? own : foreignKey));
}
