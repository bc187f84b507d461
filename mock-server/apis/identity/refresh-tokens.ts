import type { Context } from '../../world/context';
import type { Grant, RefreshToken } from '../../world/identity-state';

const DAY_MS = 24 * 3_600_000;

/** The longest life of a token family, however often it is used. */
const LONGEST_MS = 30 * DAY_MS;

/** How long a refresh token lives without being used. */
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

/** Makes the first refresh token of a family. */
export function issueRefreshToken(context: Context, grant: Grant, family: string): string {
  return add(context, grant, family, context.now() + LONGEST_MS);
}

/** Ends all refresh tokens that came of one sign-in. */
export function revokeFamily(context: Context, family: string): void {
  const { identity } = context.state;
  identity.refreshTokens = identity.refreshTokens.filter((known) => known.family !== family);
}

/** Ends all refresh tokens of a person. */
export function revokeTokensOf(context: Context, sub: string): void {
  const { identity } = context.state;
  identity.refreshTokens = identity.refreshTokens.filter(({ grant }) => grant.sub !== sub);
}

/** The refresh token with this text, or null when it is unknown or no longer valid. */
export function findRefreshToken(context: Context, token: string): RefreshToken | null {
  const { state } = context;
  const found = state.identity.refreshTokens.find((known) => known.token === token);
  if (found === undefined || found.idleUntil <= context.now()) return null;
  return state.users.some(({ sub }) => sub === found.grant.sub) ? found : null;
}

/**
 * Trades a refresh token for the next one. Whoever brings one that was used before has it from somebody
 * else, or somebody else has the next one: then the whole family ends.
 */
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

/** Revokes a refresh token and its whole family. An unknown one is ignored (RFC 7009 section 2.2). */
export function revokeRefreshToken(context: Context, token: string): boolean {
  const known = context.state.identity.refreshTokens.find((one) => one.token === token);
  if (known !== undefined) revokeFamily(context, known.family);
  return known !== undefined;
}
