import { LIMITS } from '../../../src/catalogue/limits';
import { withoutSeparators } from '../../../src/catalogue/normalize-text';
import { isoTime } from '../../world/clock';
import type { Context } from '../../world/context';
import type { UserRecord } from '../../world/state';
import { branded, namesFor, helpLine, ownerOf } from '../../domain/messages/program-names';
import type { CodeRecord } from '../../world/identity-state';
import type { Recipient } from './recipient';

export const SENT_CODE = '123456';

/** Always count as expired, or as tried too often. */
const EXPIRED_CODE = '999999';
const EXHAUSTED_CODE = '888888';

const CODE_LIFE_MS = LIMITS.otp.ttlMin * 60_000;

/** A recipient gets at most `maxSent` unused codes in this time. */
const SEND_WINDOW_MS = LIMITS.otp.windowMin * 60_000;

export type CodeVerdict = 'right' | 'wrong' | 'expired' | 'too-many';

function recordsOf(context: Context, { to }: Recipient): CodeRecord[] {
  return context.state.identity.codes.filter((record) => record.to === to);
}

export function secondsUntilNextCode(context: Context, recipient: Recipient): number {
  const oldest = recordsOf(context, recipient)
    .filter(({ used }) => !used)
    .at(-LIMITS.otp.maxSent);
  if (oldest === undefined) return 0;
  return Math.max(0, Math.ceil((oldest.sentAt + SEND_WINDOW_MS - context.now()) / 1000));
}

/** `host` binds the code to the portal for browsers that autofill codes. */
export interface MessageText {
  readonly link: string | null;
  readonly host: string;
  /** Default: the recipient's account. */
  readonly user?: UserRecord;
}

/** Replaces earlier codes. */
export async function sendCode(
  context: Context,
  recipient: Recipient,
  text: MessageText,
): Promise<void> {
  const names = await namesFor(context.state, text.user ?? ownerOf(context.state, recipient.to));
  const now = context.now();
  const { state } = context;
  state.identity.codes = state.identity.codes.filter(
    (record) => record.to !== recipient.to || record.sentAt > now - SEND_WINDOW_MS,
  );
  state.identity.codes.push({
    ...recipient,
    code: SENT_CODE,
    sentAt: now,
    expiresAt: now + CODE_LIFE_MS,
    wrongTries: 0,
    used: false,
  });
  const lines = [
    `${SENT_CODE} is your ${names.programName} verification code. It expires in ${LIMITS.otp.ttlMin} minutes. We’ll never ask you for it by phone.`,
  ];
  if (text.link !== null) lines.push(`Or sign in with this link: ${text.link}`);
  if (recipient.connection === 'email') lines.push(helpLine(names));
  if (recipient.connection === 'sms') lines.push(`@${text.host} #${SENT_CODE}`);
  state.inbox.push({
    id: context.nextId('msg'),
    channel: recipient.connection,
    to: recipient.to,
    subject: recipient.connection === 'email' ? branded(names, 'Your verification code') : '',
    body: lines.join('\n\n'),
    code: SENT_CODE,
    sentAt: isoTime(now),
  });
}

/** Counts wrong codes; consumes a right one if `use` says so. */
export function checkCode(
  context: Context,
  recipient: Recipient,
  typed: string,
  use: 'use' | 'keep',
): CodeVerdict {
  const code = withoutSeparators(typed);
  if (code === EXPIRED_CODE) return 'expired';
  if (code === EXHAUSTED_CODE) return 'too-many';
  const record = recordsOf(context, recipient).at(-1);
  if (record === undefined || record.used) return 'wrong';
  if (record.wrongTries >= LIMITS.otp.maxTries) return 'too-many';
  if (record.expiresAt <= context.now()) return 'expired';
  if (record.code !== code) {
    record.wrongTries += 1;
    return 'wrong';
  }
  if (use === 'use') record.used = true;
  return 'right';
}
