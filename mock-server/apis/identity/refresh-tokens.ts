import type { Context } from '../../world/context';
import type { Grant, RefreshToken } from '../../world/identity-state';

const DAY_MS = 24 * 3_600_000;

/** A token family ends after this time, even if used. */
const LONGEST_MS = 30 * DAY_MS;

/** An unused refresh token ends after this time. */
const IDLE_MS = 15 * DAY_MS;

function add(context: Context, grant: Grant, family: string, expiresAt: number): string {
  const { identity } = context.state;
  const now = context.now();
  const token = `v1.${context.token(48)}`;
  identity.refreshTokens = identity.refreshTokens.filter((known) => known.expiresAt > now);
  identity.refreshTokens.push({
    token,
    family,
    grant: { ...grant, nonce: null },
    expiresAt,
    idleUntil: Math.min(now + IDLE_MS, expiresAt),
    used: false,
  });
  return token;
}

export function issueRefreshToken(context: Context, grant: Grant, family: string): string {
  return add(context, grant, family, context.now() + LONGEST_MS);
}

export function revokeFamily(context: Context, family: string): void {
  const { identity } = context.state;
  identity.refreshTokens = identity.refreshTokens.filter((known) => known.family !== family);
}

export function revokeTokensOf(context: Context, sub: string): void {
  const { identity } = context.state;
  identity.refreshTokens = identity.refreshTokens.filter(({ grant }) => grant.sub !== sub);
}

/** Null if the token is unknown or expired. */
export function findRefreshToken(context: Context, token: string): RefreshToken | null {
  const { state } = context;
  const found = state.identity.refreshTokens.find((known) => known.token === token);
  if (found === undefined || found.idleUntil <= context.now()) return null;
  return state.users.some(({ sub }) => sub === found.grant.sub) ? found : null;
}

/** A second use means that a token was stolen, so it revokes the entire family. */
export function rotateRefreshToken(
  context: Context,
  known: RefreshToken,
): { grant: Grant; token: string } | null {
  if (known.used) {
    revokeFamily(context, known.family);
    return null;
  }
  known.used = true;
  const { grant, family, expiresAt } = known;
  return { grant, token: add(context, grant, family, expiresAt) };
}

/** Revokes the entire family. Ignores an unknown token (RFC 7009 section 2.2). */
export function revokeRefreshToken(context: Context, token: string): boolean {
  const known = context.state.identity.refreshTokens.find((one) => one.token === token);
  if (known !== undefined) revokeFamily(context, known.family);
  return known !== undefined;
}
