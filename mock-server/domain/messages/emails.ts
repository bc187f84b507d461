import { APP_PATH } from '../../../src/catalogue/screens';
import { isoTime } from '../../world/clock';
import type { Context } from '../../world/context';
import type { ApplicationRecord, Letter, Message } from '../../world/state';
import { brandNames, type BrandNames } from './brand-names';
import { branded, helpLine } from './program-names';

/** Paragraphs, one button and the help line. */
export function emailBody(
  { paragraphs, button }: Pick<Letter, 'paragraphs' | 'button'>,
  { origin, names }: { readonly origin: string; readonly names: BrandNames },
): string {
  return [...paragraphs, `${button.label}: ${origin}${button.path}`, helpLine(names)].join('\n\n');
}

/** The email is sent at the end of the request or event. */
export function sendEmail(
  context: Pick<Context, 'state' | 'now'>,
  application: ApplicationRecord,
  letter: Pick<Letter, 'subject' | 'paragraphs'> & Partial<Pick<Letter, 'button'>>,
): void {
  context.state.letters.push({
    button: { label: 'View My Application', path: APP_PATH },
    ...letter,
    applicationId: application.id,
    at: isoTime(context.now()),
  });
}

async function written(context: Context, letter: Letter): Promise<Message[]> {
  const { applications, users } = context.state;
  const application = applications.find(({ id }) => id === letter.applicationId);
  const owner = users.find(({ sub }) => sub === application?.owner);
  if (application === undefined || !owner?.email) return [];
  const names = await brandNames(application.program);
  return [
    {
      id: context.nextId('msg'),
      channel: 'email',
      to: owner.email,
      subject: branded(names, letter.subject),
      body: emailBody(letter, { origin: context.origin, names }),
      code: null,
      sentAt: letter.at,
    },
  ];
}

export async function sendEmails(context: Context): Promise<void> {
  const { state } = context;
  const { letters } = state;
  state.letters = [];
  for (const letter of letters) state.inbox.push(...(await written(context, letter)));
}
