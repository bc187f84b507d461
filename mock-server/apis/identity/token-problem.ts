import { errors } from 'jose';

/** Machine-readable. */
type RefusalReason =
  | 'missing'
  | 'unreadable'
  | 'signature'
  | 'issuer'
  | 'audience'
  | 'expired'
  | 'not_yet_valid'
  | 'claims'
  | 'client'
  | 'world'
  | 'unknown_user'
  | 'session_ended';

/** A code and a sentence. */
export interface TokenProblem {
  readonly reason: RefusalReason;
  readonly problem: string;
}

export const NO_TOKEN: TokenProblem = {
  reason: 'missing',
  problem: 'The request has no access token. Send it as "Authorization: Bearer TOKEN".',
};

/** A valid token of a user that this world doesn't have. */
export const UNKNOWN_USER: TokenProblem = {
  reason: 'unknown_user',
  problem: 'No user has the subject of the token. A seed or a reset replaces all users.',
};

/** The token belongs to another world of the same mock. */
export const WRONG_WORLD: TokenProblem = {
  reason: 'world',
  problem: 'The token is of another world.',
};

const BY_CLAIM: Readonly<Record<string, RefusalReason>> = {
  iss: 'issuer',
  aud: 'audience',
  nbf: 'not_yet_valid',
};

export function tokenProblem(error: unknown): TokenProblem {
  // Several keys are published at any time.
  if (error instanceof errors.JWKSMultipleMatchingKeys) {
    return { reason: 'signature', problem: 'The token names no key.' };
  }
  if (error instanceof errors.JWTExpired) {
    return { reason: 'expired', problem: 'The token has expired.' };
  }
  if (!(error instanceof errors.JOSEError)) {
    return { reason: 'unreadable', problem: 'The token cannot be read.' };
  }
  const { message: problem } = error;
  if (error instanceof errors.JWTClaimValidationFailed) {
    return { reason: BY_CLAIM[error.claim] ?? 'claims', problem };
  }
  const isSignature =
    error instanceof errors.JWSSignatureVerificationFailed ||
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JOSEAlgNotAllowed;
  return { reason: isSignature ? 'signature' : 'unreadable', problem };
}
