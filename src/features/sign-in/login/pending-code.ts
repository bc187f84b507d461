import { LIMITS } from '../../../catalogue/limits';
import { STORAGE_KEYS } from '../../../catalogue/storage-keys';
import { clock } from '../../../services/clock';
import type { Recipient } from '../../../services/session/passwordless';
import { sessionStore } from '../../../services/storage/storage';
import { fromJson, membersOf, storedBy } from '../../../services/storage/stored-by';

export interface PendingCode {
  readonly recipient: Recipient;
  /** ms since the epoch. */
  readonly sentAt: number;
}

function readRecipient(recipient: unknown): Recipient | null {
  const { channel, phoneNumber, email } = membersOf(recipient);
  if (channel === 'sms' && typeof phoneNumber === 'string') return { channel, phoneNumber };
  if (channel === 'email' && typeof email === 'string') return { channel, email };
  return null;
}

function readPendingCode(text: string): PendingCode | null {
  const { recipient: raw, sentAt } = membersOf(fromJson(text));
  const recipient = readRecipient(raw);
  return recipient === null || typeof sentAt !== 'number' ? null : { recipient, sentAt };
}

const stored = storedBy(sessionStore, STORAGE_KEYS.pendingCode, readPendingCode);

/** Stored per tab, so that a reload returns to the code step. */
export const pendingCodeStore = {
  ...stored,
  write: (pending: PendingCode): void => stored.write(JSON.stringify(pending)),
};

/** Returns null if there is no code or it has expired. */
export function usablePendingCode(): PendingCode | null {
  const pending = pendingCodeStore.read();
  if (pending === null) return null;
  return clock.now() - pending.sentAt < LIMITS.otp.ttlMin * 60_000 ? pending : null;
}

/** Returns 0 if a code can be sent now. */
export function secondsUntilResend(sentAt: number): number {
  const left = Math.ceil(LIMITS.otp.resendSec - (clock.now() - sentAt) / 1000);
  // Setting the clock back must not extend the wait.
  return Math.min(Math.max(0, left), LIMITS.otp.resendSec);
}

/** Whether it is too early to send this recipient another code. */
export function justSentTo(recipient: Recipient, last: PendingCode | null): last is PendingCode {
  if (last === null || secondsUntilResend(last.sentAt) === 0) return false;
  return JSON.stringify(last.recipient) === JSON.stringify(recipient);
}
