import type { Context } from '../../world/context';
import { sendAnnouncements } from './announce-status';
import { sendEmails } from '../messages/emails';

/** Sends the messages queued during a request or an event: status messages first, then emails. */
export async function sendMessages(context: Context): Promise<void> {
  await sendAnnouncements(context);
  await sendEmails(context);
}
