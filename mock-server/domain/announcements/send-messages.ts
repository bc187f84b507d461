import type { Context } from '../../world/context';
import { sendAnnouncements } from './announce-status';
import { sendEmails } from '../messages/emails';

/** Status messages come before emails. */
export async function sendMessages(context: Context): Promise<void> {
  await sendAnnouncements(context);
  await sendEmails(context);
}
