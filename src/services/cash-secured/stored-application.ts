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

/** Reads the cash-secured application started in this browser; null if there is none. */
export const readCashSecuredApplication = record.read;

/** Marks an application for a cash-secured card, with its line (spec 3). */
export function storeCashSecuredApplication(application: {
  readonly applicationId: string | null;
  readonly creditLine: number;
}): void {
  localStore.setItem(STORAGE_KEYS.cashSecuredFlow, 'true');
  record.write(application);
}

/** Returns the line (cents) that a visitor chose, until it is saved to an application; null if there is none. */
export function readVisitorLine(): number | null {
  const stored = record.read();
  return stored?.applicationId === null ? stored.creditLine : null;
}

/** Discards a visitor's line that the account's application can't take any more. */
export function forgetVisitorLine(): void {
  if (readVisitorLine() !== null) record.remove();
}

/** Removes marker and record at the end of the flow. */
export function forgetCashSecuredApplication(): void {
  localStore.removeItem(STORAGE_KEYS.cashSecuredFlow);
  record.remove();
}
