import type { JWTPayload } from 'jose';
import type { Context } from '../../world/context';
import { claimsOf, grantedScope } from './claims';
import { API_AUDIENCE, CLIENT_ID, issuerOf, userinfoOf } from './client';
import { base64Url, sha256 } from './digest';
import type { Grant } from '../../world/identity-state';
import { keyFinder, keyId, signToken } from './signing';
import { TOKEN_FAULTS, type TokenFault, type TokenFaultName } from './token-faults';
import { tokenProblem, WRONG_WORLD, type TokenProblem } from './token-problem';
import { verifyOnce } from './verify-once';
import { isOfThisWorld, worldClaim } from './world-claim';

const ACCESS_TOKEN_SECONDS = 7200;

/** Allowed clock skew of a token's issuer. */
const CLOCK_LEEWAY_SECONDS = 60;

export const ID_TOKEN_SECONDS = 36_000;

export interface TokenRequest {
  readonly sub: string;
  readonly nonce?: string | undefined;
  /** Default `openid profile email`. */
  readonly scope?: string | undefined;
  /** Default: the data API. `null`: only the provider's userinfo. */
  readonly audience?: string | null | undefined;
  /** Seconds, default 7200. */
  readonly lifetime?: number | undefined;
  /** An id that starts with `org_`, or a name. */
  readonly organization?: string | undefined;
  /** Seconds since the epoch; only included if requested. */
  readonly authTime?: number | undefined;
  /** Issued with the ID token. */
  readonly code?: string | undefined;
  readonly fault?: TokenFaultName | undefined;
  /** Applies if the fault concerns claims, header or signature. */
  readonly accessTokenFault?: TokenFaultName | undefined;
}

export interface Tokens {
  accessToken: string;
  idToken: string;
  /** Seconds. */
  expiresIn: number;
  scope: string;
  tokenType: 'Bearer';
}

async function produce(
  claims: Record<string, unknown>,
  fault: TokenFault | undefined,
  { now, generation }: { now: number; generation: number },
): Promise<string> {
  const header = { alg: 'RS256', typ: 'JWT', kid: keyId(generation) };
  const parts = { header, claims: { ...claims } };
  fault?.alter?.(parts, now);
  const token = await signToken(parts, fault?.key ?? 'own', generation);
  return fault?.rewrite?.(token) ?? token;
}

/** Binds an ID token to its code or access token (OpenID Connect Core section 3.3.2.11). */
async function halfHash(text: string): Promise<string> {
  return base64Url((await sha256(text)).subarray(0, 16));
}

function organizationClaim(organization: string | undefined): Record<string, string> {
  if (organization === undefined) return {};
  return organization.startsWith('org_')
    ? { org_id: organization }
    : { org_name: organization.toLowerCase() };
}

/** The same state gives the same bytes. Throws for an unknown subject. */
export async function mintTokens(context: Context, request: TokenRequest): Promise<Tokens> {
  const user = context.state.users.find(({ sub }) => sub === request.sub);
  if (user === undefined) throw new Error(`No user with the subject "${request.sub}".`);
  const now = Math.floor(context.now() / 1000);
  const signing = { now, generation: context.state.identity.keys.current };
  const scope = grantedScope(request.scope, 'offline');
  const lifetime = request.lifetime ?? ACCESS_TOKEN_SECONDS;
  const issuer = issuerOf(context.origin);
  const userinfo = userinfoOf(context.origin);
  const audience = request.audience === undefined ? API_AUDIENCE : request.audience;
  const accessToken = await produce(
    {
      iss: issuer,
      sub: user.sub,
      aud: audience === null ? userinfo : [audience, userinfo],
      iat: now,
      exp: now + lifetime,
      // RFC 9068: two tokens of the same second differ.
      jti: context.nextId('jti'),
      scope,
      azp: CLIENT_ID,
      ...worldClaim(context),
    },
    request.accessTokenFault && TOKEN_FAULTS[request.accessTokenFault],
    signing,
  );
  const idToken = await produce(
    {
      ...claimsOf(context.state, user, scope),
      ...organizationClaim(request.organization),
      ...worldClaim(context),
      iss: issuer,
      aud: CLIENT_ID,
      iat: now,
      exp: now + ID_TOKEN_SECONDS,
      // JSON drops undefined claims.
      auth_time: request.authTime,
      nonce: request.nonce,
      at_hash: await halfHash(accessToken),
      c_hash: request.code === undefined ? undefined : await halfHash(request.code),
    },
    request.fault && TOKEN_FAULTS[request.fault],
    signing,
  );
  return { accessToken, idToken, expiresIn: lifetime, scope, tokenType: 'Bearer' };
}

/** Returns why the token is refused if it is. Never throws. */
export async function readAccessToken(
  context: Context,
  token: string,
  audience: string,
): Promise<{ claims: JWTPayload & { sub: string } } | TokenProblem> {
  try {
    const { payload } = await verifyOnce(token, keyFinder(context.state.identity.keys), {
      algorithms: ['RS256'],
      issuer: issuerOf(context.origin),
      audience,
      currentDate: new Date(context.now()),
      requiredClaims: ['sub', 'exp', 'iat'],
    });
    const { sub } = payload;
    if (typeof sub !== 'string' || sub === '') {
      return { reason: 'claims', problem: 'The token has no subject.' };
    }
    // An ID token isn't a bearer token, even if its audience fits.
    const { scope, azp, iat = 0 } = payload;
    if (typeof scope !== 'string') {
      return { reason: 'claims', problem: 'This is not an access token.' };
    }
    if (scope.trim() === '') {
      return { reason: 'claims', problem: 'The token allows nothing: its scope is empty.' };
    }
    if (!isOfThisWorld(context, payload)) {
      return WRONG_WORLD;
    }
    if (azp !== CLIENT_ID) {
      return { reason: 'client', problem: 'The token was made for another client.' };
    }
    if (iat > context.now() / 1000 + CLOCK_LEEWAY_SECONDS) {
      return { reason: 'not_yet_valid', problem: 'The token is from the future.' };
    }
    return { claims: { ...payload, sub } };
  } catch (error) {
    return tokenProblem(error);
  }
}

export function requestOf(grant: Grant): TokenRequest {
  const { sub, scope, audience, nonce, organization, authTime } = grant;
  return {
    sub,
    scope,
    audience,
    nonce: nonce ?? undefined,
    organization: organization ?? undefined,
    authTime: authTime ?? undefined,
  };
}

/** Checks signature, issuer, audience and expiry on the world's clock. */
export async function verifyAccessToken(
  context: Context,
  token: string,
): Promise<{ sub: string } | { problem: string }> {
  const result = await readAccessToken(context, token, API_AUDIENCE);
  return 'problem' in result ? { problem: result.problem } : { sub: result.claims.sub };
}
