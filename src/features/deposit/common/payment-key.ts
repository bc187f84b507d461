import * as v from 'valibot';
import { STORAGE_KEYS } from '../../../catalogue/storage-keys';
import { randomId } from '../../../services/random-id';
import { localStore, type KeyValueStorage } from '../../../services/storage/storage';
import { storedText } from '../../../services/storage/stored-value';

const KeySchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

/** What a key is for: one payment, or one schedule of payments. */
export type KeyPurpose = 'payment' | 'schedule';

function storedKey(applicationId: string, purpose: KeyPurpose, storage: KeyValueStorage) {
  const name = `${STORAGE_KEYS.paymentKeyPrefix}${purpose}:${applicationId}`;
  return storedText(storage, name, KeySchema);
}

/** Drops the key of an application, so that the next payment gets one of its own. */
export function forgetPaymentKey(
  applicationId: string,
  purpose: KeyPurpose,
  storage: KeyValueStorage = localStore,
): void {
  storedKey(applicationId, purpose, storage).remove();
}

/**
 * The idempotency key of the next payment of an application. It lies in storage before anything is sent,
 * so that every tab and every reload sends the same one; a new one is only made once `settled` has the
 * old one, that is, once it is known what became of that payment.
 */
export function nextPaymentKey(
  applicationId: string,
  options: {
    readonly purpose: KeyPurpose;
    readonly settled: readonly string[];
    readonly storage?: KeyValueStorage;
  },
): string {
  const { purpose, settled, storage = localStore } = options;
  const stored = storedKey(applicationId, purpose, storage);
  const known = stored.read();
  if (known !== null && !settled.includes(known)) return known;
  const made = randomId();
  stored.write(made);
  return made;
}
