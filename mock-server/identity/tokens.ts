import { createLocalJWKSet, errors, type JWTPayload } from 'jose';
import type { Context } from '../core/context';
import { claimsOf, grantedScope } from './claims';
import { API_AUDIENCE, CLIENT_ID, issuerOf, userinfoOf } from './client';
import { KEY_ID, PUBLIC_KEYS, signToken } from './signing';
import { TOKEN_FAULTS, type TokenFault, type TokenFaultName } from './token-faults';
import { verifyOnce } from './verify-once';

/** Life of an access token, in seconds. */
const ACCESS_TOKEN_SECONDS = 7200;

/** By so much the clock of whoever made a token may be ahead, in seconds. */
const CLOCK_LEEWAY_SECONDS = 60;

/** Names the world of an access token, where several share an origin and with it an issuer. */
const WORLD_CLAIM = 'https://portal.test/world';

/** Life of an id token, in seconds. */
const ID_TOKEN_SECONDS = 36_000;

export interface TokenRequest {
  readonly sub: string;
  readonly nonce?: string | undefined;
  /** Default `openid profile email`. */
  readonly scope?: string | undefined;
  /** Default: the data API. `null`: no API, only the provider's own userinfo. */
  readonly audience?: string | null | undefined;
  /** Life of the access token in seconds, default 7200. */
  readonly lifetime?: number | undefined;
  /** Organization of the transaction: an id that starts with `org_`, or a name. */
  readonly organization?: string | undefined;
  /** When the person signed in, seconds since the epoch; only told when asked for. */
  readonly authTime?: number | undefined;
  /** Breaks the id token on purpose. */
  readonly fault?: TokenFaultName | undefined;
  /** Breaks the access token on purpose, where the fault is one of claims, header or signature. */
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
  now: number,
): Promise<string> {
  const parts = { header: { alg: 'RS256', typ: 'JWT', kid: KEY_ID }, claims: { ...claims } };
  fault?.alter?.(parts, now);
  const token = await signToken(parts, fault?.key ?? 'own');
  return fault?.rewrite?.(token) ?? token;
}

/** Base64url of the left half of SHA-256 over an access token (OpenID Connect Core section 3.2.2.9). */
async function accessTokenHash(accessToken: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(accessToken));
  const half = String.fromCharCode(...new Uint8Array(digest, 0, 16));
  return btoa(half).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function organizationClaim(organization: string | undefined): Record<string, string> {
  if (organization === undefined) return {};
  return organization.startsWith('org_')
    ? { org_id: organization }
    : { org_name: organization.toLowerCase() };
}

/**
 * Makes an access token and an id token for a person, signed and dated on the world's clock.
 * Throws when nobody has the subject. The same state gives the same bytes.
 */
export async function mintTokens(context: Context, request: TokenRequest): Promise<Tokens> {
  const user = context.state.users.find(({ sub }) => sub === request.sub);
  if (user === undefined) throw new Error(`No user with the subject "${request.sub}".`);
  const now = Math.floor(context.now() / 1000);
  const scope = grantedScope(request.scope);
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
      scope,
      azp: CLIENT_ID,
      ...(context.worldName === null ? {} : { [WORLD_CLAIM]: context.worldName }),
    },
    request.accessTokenFault && TOKEN_FAULTS[request.accessTokenFault],
    now,
  );
  const idToken = await produce(
    {
      ...claimsOf(user, scope),
      ...organizationClaim(request.organization),
      iss: issuer,
      aud: CLIENT_ID,
      iat: now,
      exp: now + ID_TOKEN_SECONDS,
      // Undefined claims are left out when it is written.
      auth_time: request.authTime,
      nonce: request.nonce,
      at_hash: await accessTokenHash(accessToken),
    },
    request.fault && TOKEN_FAULTS[request.fault],
    now,
  );
  return { accessToken, idToken, expiresIn: lifetime, scope, tokenType: 'Bearer' };
}

const publicKeys = createLocalJWKSet(PUBLIC_KEYS);

/** The claims of an access token for `audience`, or what is wrong with it. Never throws. */
export async function readAccessToken(
  context: Context,
  token: string,
  audience: string,
): Promise<{ claims: JWTPayload & { sub: string } } | { problem: string }> {
  try {
    const { payload, protectedHeader } = await verifyOnce(token, publicKeys, {
      algorithms: ['RS256'],
      issuer: issuerOf(context.origin),
      audience,
      currentDate: new Date(context.now()),
      requiredClaims: ['sub', 'exp', 'iat'],
    });
    if (protectedHeader.kid === undefined) return { problem: 'The token names no key.' };
    const { sub } = payload;
    if (typeof sub !== 'string' || sub === '') return { problem: 'The token has no subject.' };
    // An id token is no bearer token, even where its audience would fit.
    const { scope, azp, iat = 0 } = payload;
    if (typeof scope !== 'string') return { problem: 'This is no access token.' };
    if (scope.trim() === '') return { problem: 'The token allows nothing: its scope is empty.' };
    if ((payload[WORLD_CLAIM] ?? null) !== context.worldName) {
      return { problem: 'The token is of another world.' };
    }
    if (azp !== CLIENT_ID) return { problem: 'The token was made for another client.' };
    if (iat > context.now() / 1000 + CLOCK_LEEWAY_SECONDS) {
      return { problem: 'The token is from the future.' };
    }
    return { claims: { ...payload, sub } };
  } catch (error) {
    if (error instanceof errors.JWTExpired) return { problem: 'The token has expired.' };
    if (error instanceof errors.JOSEError) return { problem: error.message };
    return { problem: 'The token cannot be read.' };
  }
}

/** Whom an access token of the data API belongs to: signature, issuer, audience, and expiry on the world's clock. */
export async function verifyAccessToken(
  context: Context,
  token: string,
): Promise<{ sub: string } | { problem: string }> {
  const result = await readAccessToken(context, token, API_AUDIENCE);
  return 'problem' in result ? result : { sub: result.claims.sub };
}
