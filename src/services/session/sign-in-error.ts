/** Distinguished by what the user can do. */
export type SignInProblem =
  | 'wrong-code'
  | 'expired-code'
  | 'too-many-attempts'
  | 'rate-limited'
  | 'bad-recipient'
  | 'offline'
  | 'captcha'
  | 'failed';

/** Leaves out the provider's text, which may include the code. */
export class SignInError extends Error {
  readonly problem: SignInProblem;

  constructor(problem: SignInProblem) {
    super(`Sign-in failed: ${problem}`);
    this.name = 'SignInError';
    this.problem = problem;
  }
}

interface ProviderError {
  code?: unknown;
  error?: unknown;
  description?: unknown;
  statusCode?: unknown;
  original?: unknown;
}

function isCrossDomainFailure(original: unknown): boolean {
  return (
    typeof original === 'object' &&
    original !== null &&
    'crossDomain' in original &&
    original.crossDomain === true
  );
}

const CAPTCHA_CODES = ['invalid_captcha', 'invalid_recaptcha', 'requires_verification'];

export function toSignInError(raw: unknown): SignInError {
  if (raw instanceof SignInError) return raw;
  const error: ProviderError = typeof raw === 'object' && raw !== null ? raw : {};
  const code = String(error.code ?? error.error ?? '');
  const description = String(error.description ?? '').toLowerCase();
  // `navigator.onLine` can be wrong, but a response proves a connection. The library reports
  // responses to a code without status, and `request_error` if there is none.
  const isAnswered = typeof error.statusCode === 'number' || !['', 'request_error'].includes(code);
  if (isCrossDomainFailure(error.original) || !(isAnswered || navigator.onLine)) {
    return new SignInError('offline');
  }
  if (CAPTCHA_CODES.includes(code)) return new SignInError('captcha');
  if (code === 'too_many_attempts') return new SignInError('too-many-attempts');
  if (code === 'too_many_requests' || error.statusCode === 429) {
    return new SignInError('rate-limited');
  }
  if (code === 'bad.phone_number' || code === 'bad.email') return new SignInError('bad-recipient');
  if (code === 'access_denied' || code === 'invalid_user_password' || code === 'invalid_grant') {
    return new SignInError(description.includes('expired') ? 'expired-code' : 'wrong-code');
  }
  return new SignInError('failed');
}
