import * as v from 'valibot';
import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { localStore } from '../storage/storage';
import { storedJson } from '../storage/stored-value';

const record = storedJson(
  localStore,
  STORAGE_KEYS.cashSecuredApplication,
  v.object({
    applicationId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
    /** Cents. */
    creditLine: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  }),
);

/** The cash-secured application that was begun in this browser; null where there is none. */
export const readCashSecuredApplication = record.read;

/** Marks that somebody applies for a cash-secured card, and with which line (spec 3). */
export function keepCashSecuredApplication(application: {
  readonly applicationId: string;
  readonly creditLine: number;
}): void {
  localStore.setItem(STORAGE_KEYS.cashSecuredFlow, 'true');
  record.write(application);
}

/** Removes marker and record when the flow has ended. */
export function forgetCashSecuredApplication(): void {
  localStore.removeItem(STORAGE_KEYS.cashSecuredFlow);
  record.remove();
}
