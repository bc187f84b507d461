import type { Context } from '../../world/context';
import { secondsUntilNextCode, sendCode, type MessageText } from './codes';
import { addressOf, count, RATE_LIMITS, rateHeaders, secondsToWait } from './rate-limits';
import type { Recipient } from './recipient';

/** Refuses if the recipient or network address has reached its limit. Adds rate-limit headers. */
export async function sendLimited(
  context: Context,
  request: Request,
  recipient: Recipient,
  text: MessageText,
): Promise<{ wait: number; headers: Record<string, string> }> {
  const address = addressOf(request);
  const wait = Math.max(
    secondsUntilNextCode(context, recipient),
    secondsToWait(context, RATE_LIMITS.sends, address),
  );
  if (wait === 0) {
    count(context, RATE_LIMITS.sends, address);
    await sendCode(context, recipient, text);
  }
  const headers = rateHeaders(context, RATE_LIMITS.sends, address);
  return { wait, headers: wait === 0 ? headers : { ...headers, 'Retry-After': String(wait) } };
}
