/** May be shown and logged; other texts in the URL may not. */
const SIGN_IN_ERRORS = [
  // Spec 8.
  'invalid_token',
  'invalid_hash',
  'origin_mismatch',
  'timeout',
  'consent_required',
  'login_required',
  'request_error',
  // The portal's own: a callback without a hash.
  'no_hash',
  // RFC 6749 section 4.2.2.1, OpenID Connect Core section 3.1.2.6, and the provider.
  'access_denied',
  'interaction_required',
  'invalid_request',
  'invalid_scope',
  'server_error',
  'temporarily_unavailable',
  'unauthorized',
  'unauthorized_client',
  'unsupported_response_type',
] as const;

type SignInErrorCode = (typeof SIGN_IN_ERRORS)[number];

/** Returns `request_error` for other values. */
export function signInErrorCode(value: unknown): SignInErrorCode {
  return SIGN_IN_ERRORS.find((code) => code === value) ?? 'request_error';
}

/** Starts of auth0-js's reasons. The rest can repeat the token. */
const TOKEN_REASONS = [
  '`state` does not match',
  'Expiration Time (exp)',
  'Not Before Time (nbf)',
  'Issued At (iat)',
  'Authentication Time (auth_time)',
  'Issuer (iss)',
  'Audience (aud)',
  'Authorized Party (azp)',
  'Subject (sub)',
  'Nonce (nonce)',
  'Organization Id (org_id)',
  'Organization Name (org_name)',
  'Signature algorithm',
  'Invalid ID token signature',
  'Invalid access_token',
  'ID token could not be decoded',
  'response_type contains `token`',
  'response_type contains `id_token`',
] as const;

type TokenReason = (typeof TOKEN_REASONS)[number];

/** Returns a reason that is safe to log; null if unknown. */
export function tokenReason(description: unknown): TokenReason | null {
  if (typeof description !== 'string') return null;
  return TOKEN_REASONS.find((reason) => description.startsWith(reason)) ?? null;
}

/** Whether the device's clock differs from the provider's. */
export function isClockReason(reason: TokenReason | null): boolean {
  return reason === 'Expiration Time (exp)' || reason === 'Not Before Time (nbf)';
}
