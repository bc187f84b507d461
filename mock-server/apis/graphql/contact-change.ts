import type {
  ContactChange,
  ContactInput,
  MutationConfirmContactChangeArgs,
  MutationStartContactChangeArgs,
} from '../../generated/resolver-types';
import type { ErrorCode } from '../../../src/contract/error-codes';
import { isoTime } from '../../world/clock';
import type { UserRecord } from '../../world/state';
import type { BrandNames } from '../../domain/messages/brand-names';
import { checkCode, secondsUntilNextCode, sendCode, type CodeVerdict } from '../identity/codes';
import type { Recipient } from '../identity/recipient';
import { branded, namesFor } from '../../domain/messages/program-names';
import { isTakenByAnotherUser } from './contact';
import { fieldInvalid, refusal } from '../../domain/rules/refusal';
import { readEmail, readPhone } from '../../domain/rules/field-rules';
import { isGiven } from '../../domain/rules/given';
import { viewerOf, type ResolverContext } from './resolver-context';
import { viewUser } from './user';
import type { UserView } from './views';

interface NewContact {
  readonly contact: 'phone' | 'email';
  readonly value: string;
  readonly recipient: Recipient;
}

function readContact({ phone, email }: ContactInput): NewContact {
  if (isGiven(phone)) {
    const value = readPhone('phone', phone);
    return { contact: 'phone', value, recipient: { connection: 'sms', to: value } };
  }
  if (!isGiven(email)) throw fieldInvalid('phone', 'Neither phone nor email is given');
  const value = readEmail('email', email);
  return {
    contact: 'email',
    value,
    recipient: { connection: 'email', to: value.toLowerCase() },
  };
}

const REFUSALS: Readonly<Record<Exclude<CodeVerdict, 'right'>, ErrorCode>> = {
  wrong: 'CODE_WRONG',
  expired: 'CODE_EXPIRED',
  'too-many': 'CODE_EXHAUSTED',
};

/** The old phone number or address no longer belongs to the account. */
function notifyOldContact(
  { world }: ResolverContext,
  user: UserRecord,
  contact: NewContact['contact'],
  names: BrandNames,
): void {
  const to = user[contact];
  if (to === null) return;
  const noun = contact === 'phone' ? 'phone number' : 'email address';
  world.state.inbox.push({
    id: world.nextId('msg'),
    channel: contact === 'phone' ? 'sms' : 'email',
    to,
    subject: contact === 'email' ? branded(names, `Your ${noun} was changed`) : '',
    body: `The ${noun} of your ${names.programName} account was changed. If that wasn’t you, call us at ${names.phone}.`,
    code: null,
    sentAt: isoTime(world.now()),
  });
}

async function startContactChange(
  _root: unknown,
  { contact }: MutationStartContactChangeArgs,
  context: ResolverContext,
): Promise<ContactChange> {
  const user = viewerOf(context);
  const { world } = context;
  const { recipient } = readContact(contact);
  const wait = secondsUntilNextCode(world, recipient);
  if (wait > 0) {
    throw refusal('CODES_SENT_TOO_OFTEN', 'Too many codes were sent', { waitSeconds: wait });
  }
  await sendCode(world, recipient, { link: null, host: new URL(world.origin).host, user });
  return { sentAt: isoTime(world.now()) };
}

async function confirmContactChange(
  _root: unknown,
  args: MutationConfirmContactChangeArgs,
  context: ResolverContext,
): Promise<UserView> {
  const user = viewerOf(context);
  // Await before reading the state: it must not change between check and update.
  const names = await namesFor(context.world.state, user);
  const { contact, value, recipient } = readContact(args.contact);
  const verdict = checkCode(context.world, recipient, args.code, 'use');
  if (verdict !== 'right') throw refusal(REFUSALS[verdict], `The code is ${verdict}`);
  if (isTakenByAnotherUser(context, { user, contact, value })) {
    throw refusal('CONTACT_IN_USE', `The ${contact} signs in to another account`);
  }
  if (user[contact] !== value) notifyOldContact(context, user, contact, names);
  user[contact] = value;
  return viewUser(context, user);
}

export const contactMutations = { startContactChange, confirmContactChange };
