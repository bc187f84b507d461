import type { Context } from '../../world/context';
import { sendAnnouncements } from './announce-status';
import { sendLetters } from '../messages/letters';

/** Sends what was noted while something happened: first of applications that moved, then the letters. */
export async function sendMessages(context: Context): Promise<void> {
  await sendAnnouncements(context);
  await sendLetters(context);
}
