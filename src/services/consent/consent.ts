import * as v from 'valibot';
import {
  BannerShownSchema,
  ConsentRecordSchema,
  consentRecord,
  EVERYTHING,
  type ConsentCategory,
  type ConsentChoice,
  type ConsentRecord,
} from '../../catalogue/consent';
import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { CONTENT } from '../../programs/content-config';
import { clock } from '../clock';
import { localStore } from '../storage/storage';
import { storedJson, storedText } from '../storage/stored-value';

/*
 * The consent gate for everything that isn't needed to apply.
 * - `if (isAllowed('functional')) send(event)`: check right before each use, never cache the
 *   result.
 * - `const stop = onConsentChange(() => ...)`: start what is now allowed, and stop what no longer
 *   is.
 * functional: events, data layer, customer-data object, fingerprint, chat, stored marketing
 * parameters. performance: monitoring, replay, tag manager, ad click IDs, and the seven
 * consent-mode keys.
 */

const stored = storedJson(
  localStore,
  STORAGE_KEYS.consentSettings,
  v.pipe(
    ConsentRecordSchema,
    v.check(({ version }) => version === CONTENT.cookieVersion),
  ),
);

const shown = storedText(localStore, STORAGE_KEYS.consentBannerShown, BannerShownSchema);

const listeners = new Set<() => void>();

let settled = false;

/** Applies until the page is left if the choice can't be stored. */
let unsavedRecord: ConsentRecord | null = null;

/** Discards a choice for other texts or in another format, and the record of the banner with it. */
function readStored(): ConsentRecord | null {
  const any = localStore.getItem(STORAGE_KEYS.consentSettings) !== null;
  const record = stored.read();
  if (any && record === null) shown.remove();
  return record ?? unsavedRecord;
}

/**
 * Null before a choice. If an earlier page showed the banner without a choice, everything is
 * granted (spec 4).
 */
export function readConsent(): ConsentRecord | null {
  const record = readStored();
  if (settled) return record;
  settled = true;
  if (record !== null || shown.read() === null) return record;
  keep(EVERYTHING);
  return readStored();
}

/** Before a choice, only `essential` is allowed. */
export function isAllowed(category: ConsentCategory): boolean {
  return category === 'essential' || readConsent()?.[category] === true;
}

function keep(choice: ConsentChoice): void {
  const record = consentRecord(choice, CONTENT.cookieVersion, clock.now());
  stored.write(record);
  unsavedRecord = stored.read() === null ? record : null;
}

/** Notifies all tabs. */
export function storeConsent(choice: ConsentChoice): void {
  noteBannerShown();
  keep(choice);
  announce();
}

export function allowAll(): void {
  storeConsent(EVERYTHING);
}

/** Call when the page is left or the banner is used, not when the banner appears. */
export function noteBannerShown(): void {
  shown.write(clock.date().toISOString());
}

/** Whether Global Privacy Control is on and this deployment honors it. */
export function hasPrivacySignal(): boolean {
  return (
    CONTENT.honorGpc &&
    'globalPrivacyControl' in navigator &&
    navigator.globalPrivacyControl === true
  );
}

function announce(): void {
  for (const listener of listeners) listener();
}

function followOtherTab({ key }: StorageEvent): void {
  if (key === null || key === STORAGE_KEYS.consentSettings) announce();
}

/** Also called for choices in other tabs. Returns the unsubscribe function. */
export function onConsentChange(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTab);
  };
}
