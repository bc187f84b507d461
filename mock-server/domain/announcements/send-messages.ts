import type { Context } from '../../world/context';
import { sendAnnouncements } from './announce-status';
import { sendLetters } from '../messages/letters';

/** Sends the messages that were queued during a request or an event: first those about moved applications, then the letters. */
export async function sendMessages(context: Context): Promise<void> {
  await sendAnnouncements(context);
  await sendLetters(context);
}
