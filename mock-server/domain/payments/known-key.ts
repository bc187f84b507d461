import type { ApplicationRecord, UserRecord, WorldState } from '../../world/state';
import { refusal } from '../rules/refusal';
import type { PaymentRecord, ScheduleRecord } from '../../world/deposit-state';

interface Keyed {
  readonly applicationId: string;
  readonly idempotencyKey: string;
  readonly fingerprint: string;
}

/** Null for a new key. Throws IDEMPOTENCY_KEY_REUSED if the body differs. */
export function madeBefore(
  { deposits, applications }: WorldState,
  options: { user: UserRecord; idempotencyKey: string; fingerprint: string },
): { payment: PaymentRecord } | { schedule: ScheduleRecord } | null {
  const { user, idempotencyKey, fingerprint } = options;
  const isOwn = (application: ApplicationRecord | undefined) => application?.owner === user.sub;
  const hasKey = (record: Keyed): boolean =>
    record.idempotencyKey === idempotencyKey &&
    isOwn(applications.find(({ id }) => id === record.applicationId));
  const payment = deposits.payments.find(hasKey);
  const schedule = deposits.schedules.find(hasKey);
  const known = payment ?? schedule;
  if (known === undefined) return null;
  if (known.fingerprint !== fingerprint) {
    throw refusal('IDEMPOTENCY_KEY_REUSED', 'That key belongs to another payment');
  }
  if (payment !== undefined) return { payment };
  return schedule === undefined ? null : { schedule };
}
