import * as v from 'valibot';
import { STORAGE_KEYS } from '../../../catalogue/storage-keys';
import { randomId } from '../../../services/random-id';
import { localStore, type KeyValueStorage } from '../../../services/storage/storage';
import { storedText } from '../../../services/storage/stored-value';

const KeySchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

/** The operation that uses the key. */
export type KeyPurpose = 'payment' | 'schedule';

function storedKey(applicationId: string, purpose: KeyPurpose, storage: KeyValueStorage) {
  const name = `${STORAGE_KEYS.paymentKeyPrefix}${purpose}:${applicationId}`;
  return storedText(storage, name, KeySchema);
}

/** Drops the key of an application, so that its next payment gets a new one. */
export function forgetPaymentKey(
  applicationId: string,
  purpose: KeyPurpose,
  storage: KeyValueStorage = localStore,
): void {
  storedKey(applicationId, purpose, storage).remove();
}

/**
 * The idempotency key of an application's next payment. It is stored before anything is sent, so that every tab and
 * every reload sends the same one. A new key is made only after `settled` reports that the outcome of the old one is
 * known.
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
