import type { Context } from '../../world/context';
import type { AuthorizationCode, Grant } from '../../world/identity-state';
import { fitsChallenge } from './pkce';
import { revokeFamily } from './refresh-tokens';

const CODE_LIFE_MS = 10 * 60_000;

/** Detects a second use, ms. */
const REMEMBERED_MS = 60 * 60_000;

export function issueCode(
  context: Context,
  options: { grant: Grant; redirectUri: string; challenge: string | null },
): string {
  const { identity } = context.state;
  const now = context.now();
  const code = context.token(43);
  identity.authorizationCodes = identity.authorizationCodes.filter(
    ({ expiresAt }) => expiresAt > now - REMEMBERED_MS,
  );
  identity.authorizationCodes.push({
    ...options,
    code,
    expiresAt: now + CODE_LIFE_MS,
    used: false,
    family: context.token(16),
  });
  return code;
}

export type CodeProblem =
  | 'unknown'
  | 'other-address'
  | 'no-challenge'
  | 'no-verifier'
  | 'needless-verifier'
  | 'wrong-verifier';

/** A second use revokes all tokens from the first (RFC 6749 section 4.1.2). */
export async function redeemCode(
  context: Context,
  given: { code: string; redirectUri: string | undefined; verifier: string | undefined },
): Promise<AuthorizationCode | CodeProblem> {
  const record = context.state.identity.authorizationCodes.find(({ code }) => code === given.code);
  if (record === undefined) return 'unknown';
  if (record.used) {
    revokeFamily(context, record.family);
    return 'unknown';
  }
  if (record.expiresAt <= context.now()) return 'unknown';
  if (record.redirectUri !== given.redirectUri) return 'other-address';
  const { verifier } = given;
  if (record.challenge === null) return verifier ? 'needless-verifier' : 'no-challenge';
  if (!verifier) return 'no-verifier';
  if (!(await fitsChallenge(verifier, record.challenge))) return 'wrong-verifier';
  record.used = true;
  return record;
}
