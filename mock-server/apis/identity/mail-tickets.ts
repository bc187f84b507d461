import { isoTime } from '../../world/clock';
import type { Context } from '../../world/context';
import { branded, helpLine, namesFor, ownerOf } from '../../domain/messages/program-names';
import { issuerOf } from './client';
import type { MailTicket } from '../../world/identity-state';

const LIFE_MS = 5 * 24 * 3_600_000;

interface Mail {
  readonly purpose: MailTicket['purpose'];
  readonly subject: string;
  readonly text: string;
  readonly path: string;
}

const MAILS = {
  'reset-password': {
    purpose: 'reset-password',
    subject: 'Choose a new password',
    text: 'Someone asked for a new password for your account. If that was you, choose one here:',
    path: 'u/reset-password',
  },
  blocked: {
    purpose: 'reset-password',
    subject: 'Your account is blocked',
    text: 'There were too many failed sign-in attempts on your account. To sign in again, choose a new password here:',
    path: 'u/reset-password',
  },
  'verify-email': {
    purpose: 'verify-email',
    subject: 'Verify your email address',
    text: 'Confirm that this address is yours:',
    path: 'u/email-verification',
  },
} as const satisfies Record<string, Mail>;

/** The link opens a page of the provider. */
export async function mailTicket(
  context: Context,
  mail: keyof typeof MAILS,
  { sub, email }: { readonly sub: string; readonly email: string },
): Promise<void> {
  const { state } = context;
  const now = context.now();
  const ticket = context.token(32);
  const { purpose, subject, text, path } = MAILS[mail];
  const { identity } = state;
  identity.mailTickets = [
    ...identity.mailTickets.filter(({ expiresAt }) => expiresAt > now),
    { ticket, purpose, sub, expiresAt: now + LIFE_MS },
  ];
  const names = await namesFor(state, ownerOf(state, email));
  const link = `${issuerOf(context.origin)}${path}?ticket=${ticket}`;
  state.inbox.push({
    id: context.nextId('msg'),
    channel: 'email',
    to: email,
    subject: branded(names, subject),
    body: [text, link, helpLine(names)].join('\n\n'),
    code: null,
    sentAt: isoTime(now),
  });
}

/** Consumes the ticket if `use` says so. Null if it is unknown or expired. */
export function readMailTicket(
  context: Context,
  purpose: MailTicket['purpose'],
  ticket: string,
  use: 'use' | 'keep',
): string | null {
  const { identity } = context.state;
  const found = identity.mailTickets.find(
    (known) => known.ticket === ticket && known.purpose === purpose,
  );
  if (found === undefined || found.expiresAt <= context.now()) return null;
  if (use === 'use') {
    // Also removes older tickets for the same purpose; others stay valid.
    identity.mailTickets = identity.mailTickets.filter(
      (known) => known.sub !== found.sub || known.purpose !== purpose,
    );
  }
  return found.sub;
}
