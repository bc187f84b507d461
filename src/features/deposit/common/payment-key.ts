import * as v from 'valibot';
import { STORAGE_KEYS } from '../../../catalogue/storage-keys';
import { randomId } from '../../../services/random-id';
import { localStore, type KeyValueStorage } from '../../../services/storage/storage';
import { storedText } from '../../../services/storage/stored-value';

const KeySchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

export type KeyPurpose = 'payment' | 'schedule';

function storedKey(applicationId: string, purpose: KeyPurpose, storage: KeyValueStorage) {
  const name = `${STORAGE_KEYS.paymentKeyPrefix}${purpose}:${applicationId}`;
  return storedText(storage, name, KeySchema);
}

/** Deletes an application's key, so that its next payment gets a new one. */
export function forgetPaymentKey(
  applicationId: string,
  purpose: KeyPurpose,
  storage: KeyValueStorage = localStore,
): void {
  storedKey(applicationId, purpose, storage).remove();
}

/**
 * Returns the idempotency key of the next payment. It is stored before anything is sent, so that
 * all tabs and reloads send the same one. It is renewed only after `settled` reports a known
 * outcome.
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
