import { LIMITS } from '../../../catalogue/limits';
import type { Recipient } from '../../../services/session/passwordless';
import type { SignInProblem } from '../../../services/session/sign-in-error';

type Channel = Recipient['channel'];

/** Must not reveal whether an account exists. */
export function sendFailure(problem: SignInProblem, channel: Channel): string {
  if (problem === 'offline') return OFFLINE;
  if (problem === 'rate-limited') {
    return `You’ve requested several codes. Wait ${LIMITS.otp.windowMin} minutes before sending another.`;
  }
  if (problem === 'captcha') return 'We couldn’t send your code without that step. Try again.';
  return notSent(channel);
}

export function verifyFailure(problem: SignInProblem): string {
  switch (problem) {
    case 'wrong-code':
      return 'That code doesn’t match. Check the code or send a new one';
    case 'expired-code':
      return 'That code has expired. Send a new code';
    case 'too-many-attempts':
    case 'rate-limited':
      return `Too many attempts. Wait ${LIMITS.otp.ttlMin} minutes, then send a new code`;
    case 'offline':
      return OFFLINE;
    default:
      return 'We couldn’t check your code. Try again';
  }
}

export const OFFLINE = 'You appear to be offline. Reconnect, then try again.';

/** Must not reveal whether an account exists. */
export function notSent(channel: Recipient['channel']): string {
  const [what, other] = channel === 'sms' ? ['number', 'email'] : ['address', 'phone'];
  return `We couldn’t send your code. Check the ${what} and try again, or use ${other} instead.`;
}
