import { problem } from './http';
import type { CodeVerdict } from './codes';
import type { Connection } from './recipient';

export interface CodeError {
  readonly status: number;
  readonly error: string;
  readonly description: string;
}

/** The message is the same whether or not an account, or even a code, exists. */
export function codeError(
  verdict: Exclude<CodeVerdict, 'right'>,
  connection: Connection,
): CodeError {
  if (verdict === 'expired') {
    return {
      status: 403,
      error: 'access_denied',
      description: 'The verification code has expired. Please try to login again.',
    };
  }
  if (verdict === 'too-many') {
    return {
      status: 429,
      error: 'too_many_attempts',
      description: "You've reached the maximum number of attempts. Please try to login again.",
    };
  }
  const what = connection === 'sms' ? 'phone number' : 'email';
  return {
    status: 403,
    error: 'access_denied',
    description: `Wrong ${what} or verification code.`,
  };
}

export function codeProblem(
  verdict: Exclude<CodeVerdict, 'right'>,
  connection: Connection,
): Response {
  const { status, error, description } = codeError(verdict, connection);
  return problem(status, error, description);
}
