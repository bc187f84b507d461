import { normalizeEmail } from '../../../src/catalogue/normalize-text';
import type { Context } from '../../world/context';
import { findOrCreateUser } from './accounts';
import { codeError } from './code-errors';
import { checkCode } from './codes';
import { mailTicket } from './mail-tickets';
import { digestOf, findPassword } from './passwords';
import { addressOf, count, forget, RATE_LIMITS, secondsToWait } from './rate-limits';
import { parseRecipient, type Connection } from './recipient';

/** In the real provider's words. */
export interface SignInProblem {
  readonly status: number;
  readonly error: string;
  readonly description: string;
}

export type SignIn = { readonly sub: string } | SignInProblem;

/** Too many failed sign-ins from the request's address. */
function suspicious(context: Context, request: Request): SignInProblem | null {
  if (secondsToWait(context, RATE_LIMITS.failures, addressOf(request)) === 0) return null;
  return {
    status: 429,
    error: 'too_many_attempts',
    description:
      'We have detected suspicious login behavior and further attempts will be blocked. Please contact the administrator.',
  };
}

/** Consumes the code. */
export function signInByCode(
  context: Context,
  request: Request,
  given: { connection: Connection; name: string; code: string },
): SignIn {
  const blocked = suspicious(context, request);
  if (blocked !== null) return blocked;
  const { connection, name, code } = given;
  const recipient = parseRecipient(connection, name);
  const verdict = recipient === undefined ? 'wrong' : checkCode(context, recipient, code, 'use');
  if (recipient !== undefined && verdict === 'right') return findOrCreateUser(context, recipient);
  if (verdict === 'wrong') count(context, RATE_LIMITS.failures, addressOf(request));
  return codeError(verdict === 'right' ? 'wrong' : verdict, connection);
}

/** The response doesn't reveal whether the account exists. */
export async function signInByPassword(
  context: Context,
  request: Request,
  given: { name: string; password: string },
): Promise<SignIn> {
  const blocked = suspicious(context, request);
  if (blocked !== null) return blocked;
  const address = addressOf(request);
  const known = findPassword(context, given.name);
  // Count by account, so an email address and a user name share one count.
  const who = `${known?.email ?? normalizeEmail(given.name).toLowerCase()} ${address}`;
  if (secondsToWait(context, RATE_LIMITS.passwords, who) > 0) {
    return {
      status: 429,
      error: 'too_many_attempts',
      description:
        'Your account has been blocked after multiple consecutive login attempts. We’ve sent you an email with instructions on how to unblock it.',
    };
  }
  const digest = await digestOf(known?.sub ?? '', given.password);
  if (known !== undefined && known.digest === digest) {
    forget(context, RATE_LIMITS.passwords, who);
    return { sub: known.sub };
  }
  count(context, RATE_LIMITS.passwords, who);
  if (known !== undefined && secondsToWait(context, RATE_LIMITS.passwords, who) > 0) {
    await mailTicket(context, 'blocked', known);
  }
  count(context, RATE_LIMITS.failures, address);
  return { status: 403, error: 'invalid_grant', description: 'Wrong email or password.' };
}
