import { jwtVerify, type JWTVerifyGetKey, type JWTVerifyOptions, type JWTVerifyResult } from 'jose';

/** Per set of keys. */
const MOST = 1000;

const verified = new WeakMap<JWTVerifyGetKey, Map<string, JWTVerifyResult>>();

function heldBy(keys: JWTVerifyGetKey): Map<string, JWTVerifyResult> {
  const tokens = verified.get(keys) ?? new Map<string, JWTVerifyResult>();
  verified.set(keys, tokens);
  return tokens;
}

function isInTime({ payload: { exp = 0, nbf = 0 } }: JWTVerifyResult, now: Date): boolean {
  const seconds = Math.floor(now.getTime() / 1000);
  return exp > seconds && nbf <= seconds;
}

/** Cached per token, because checking a signature takes most of a request's time. */
export async function verifyOnce(
  token: string,
  keys: JWTVerifyGetKey,
  options: JWTVerifyOptions & { readonly currentDate: Date },
): Promise<JWTVerifyResult> {
  const tokens = heldBy(keys);
  const name = `${String(options.issuer)} ${String(options.audience)} ${token}`;
  const before = tokens.get(name);
  if (before !== undefined && isInTime(before, options.currentDate)) return before;
  const result = await jwtVerify(token, keys, options);
  const [oldest] = tokens.keys();
  if (tokens.size >= MOST && oldest !== undefined) tokens.delete(oldest);
  tokens.set(name, result);
  return result;
}
