import * as v from 'valibot';
import { LIMITS } from '../../../catalogue/limits';
import { STORAGE_KEYS } from '../../../catalogue/storage-keys';
import { clock } from '../../../services/clock';
import type { Recipient } from '../../../services/session/passwordless';
import { sessionStore } from '../../../services/storage/storage';
import { storedJson } from '../../../services/storage/stored-value';

const PendingCodeSchema = v.object({
  recipient: v.variant('channel', [
    v.object({ channel: v.literal('sms'), phoneNumber: v.string() }),
    v.object({ channel: v.literal('email'), email: v.string() }),
  ]),
  /** When the code was sent, ms since the epoch. */
  sentAt: v.number(),
});

/** A code that is on its way: where to, and since when. */
export type PendingCode = v.InferOutput<typeof PendingCodeSchema>;

/** Kept in the tab, so that a reload comes back to the code step. */
export const pendingCodeStore = storedJson(
  sessionStore,
  STORAGE_KEYS.pendingCode,
  PendingCodeSchema,
);

/** The code that can still be entered; null when there is none, or when it has expired. */
export function usablePendingCode(): PendingCode | null {
  const pending = pendingCodeStore.read();
  if (pending === null) return null;
  return clock.now() - pending.sentAt < LIMITS.otp.ttlMin * 60_000 ? pending : null;
}

/** Seconds until another code can be sent to the same place; 0 when it can. */
export function secondsUntilResend(sentAt: number): number {
  const left = Math.ceil(LIMITS.otp.resendSec - (clock.now() - sentAt) / 1000);
  // A clock that was set back meanwhile makes nobody wait longer.
  return Math.min(Math.max(0, left), LIMITS.otp.resendSec);
}

/** Whether a code just went there, so that it is still too early for another one. */
export function justSentTo(recipient: Recipient, last: PendingCode | null): last is PendingCode {
  if (last === null || secondsUntilResend(last.sentAt) === 0) return false;
  return JSON.stringify(last.recipient) === JSON.stringify(recipient);
}
