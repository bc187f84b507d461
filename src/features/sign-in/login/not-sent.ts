import type { Recipient } from '../../../services/session/passwordless';

export const OFFLINE = 'You appear to be offline. Reconnect, then try again.';

/** That no code could be sent, where no more is known. Never says whether an account exists. */
export function notSent(channel: Recipient['channel']): string {
  const [what, other] = channel === 'sms' ? ['number', 'email'] : ['address', 'phone'];
  return `We couldn’t send your code. Check the ${what} and try again, or use ${other} instead.`;
}
