import * as v from 'valibot';
import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { localStore } from '../storage/storage';
import { storedJson } from '../storage/stored-value';

const record = storedJson(
  localStore,
  STORAGE_KEYS.cashSecuredApplication,
  v.object({
    /** Null while a visitor has no application yet. */
    applicationId: v.nullable(v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))),
    /** Cents. */
    creditLine: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  }),
);

export const readCashSecuredApplication = record.read;

/** Marks the browser's application as cash-secured (spec 3). */
export function storeCashSecuredApplication(application: {
  readonly applicationId: string | null;
  readonly creditLine: number;
}): void {
  localStore.setItem(STORAGE_KEYS.cashSecuredFlow, 'true');
  record.write(application);
}

/** Cents; null if there is no line that still has to be saved. */
export function readVisitorLine(): number | null {
  const stored = record.read();
  return stored?.applicationId === null ? stored.creditLine : null;
}

/** Call if the account's application can't take the line anymore. */
export function forgetVisitorLine(): void {
  if (readVisitorLine() !== null) record.remove();
}

/** Call at the end of the flow. */
export function forgetCashSecuredApplication(): void {
  localStore.removeItem(STORAGE_KEYS.cashSecuredFlow);
  record.remove();
}
