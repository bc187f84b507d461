import { programDefinition } from '../../../src/catalogue/programs';
import { statusTag } from '../../../src/catalogue/status/facts';
import { APP_PATH } from '../../../src/catalogue/screens';
import type { Context } from '../../world/context';
import type { Announcement, Message } from '../../world/state';
import { brandNames } from '../messages/brand-names';
import { emailBody } from '../messages/emails';
import { branded } from '../messages/program-names';
import { refundSentence, returnSentence } from './return-sentences';
import { statusSentence } from './status-sentence';

/** Merges transitions with the same timestamp and drops those that return to the first status. */
function joined(moves: readonly Announcement[]): Announcement[] {
  const result: Announcement[] = [];
  for (const move of moves) {
    const last = result.at(-1);
    if (last?.applicationId === move.applicationId && last.at === move.at) {
      result[result.length - 1] = { ...last, to: move.to };
    } else {
      result.push(move);
    }
  }
  return result.filter(({ from, to }) => from !== to);
}

/** Neutral wording: a locked phone shows it to anyone. */
const SMS_TEXT = 'There’s an update on your application. Sign in to see it.';

async function messagesFor(context: Context, move: Announcement): Promise<Message[]> {
  const { applications, users } = context.state;
  const application = applications.find(({ id }) => id === move.applicationId);
  const owner = users.find(({ sub }) => sub === application?.owner);
  if (application === undefined || owner === undefined) return [];
  const names = await brandNames(application.program);
  const { flow } = programDefinition(application.program);
  const title = branded(names, statusTag(move.to, flow));
  const message = (channel: Message['channel'], to: string, text: string): Message => ({
    id: context.nextId('msg'),
    channel,
    to,
    subject: channel === 'email' ? title : '',
    body: text,
    code: null,
    sentAt: move.at,
  });
  const letter = emailBody(
    {
      paragraphs: [
        statusSentence(application, { status: move.to, cardName: names.cardName }),
        ...returnSentence(application),
        ...refundSentence(context.state, application),
      ],
      button: { label: 'View My Application', path: APP_PATH },
    },
    { origin: context.origin, names },
  );
  return [
    ...(owner.email === null ? [] : [message('email', owner.email, letter)]),
    ...(owner.phone !== null && owner.statusByText
      ? [message('sms', owner.phone, branded(names, SMS_TEXT))]
      : []),
  ];
}

/** The messages never include tax IDs, account numbers or reasons. */
export async function sendAnnouncements(context: Context): Promise<void> {
  const { state } = context;
  const moves = joined(state.announcements);
  state.announcements = [];
  for (const move of moves) state.inbox.push(...(await messagesFor(context, move)));
}
