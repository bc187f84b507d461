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
 * The one gate for everything that is not needed to apply.
 *
 *     if (isAllowed('functional')) send(event);        // ask right before each use, never keep the answer
 *     const stop = onConsentChange(() => ...);         // start what was allowed now, stop what no longer is
 *
 * functional: events, data layer, customer-data object, fingerprint, chat, stored marketing parameters.
 * performance: monitoring, replay, tag manager, ad click ids, and the seven consent-mode keys.
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

/** A choice that storage had no room for holds as long as the page. */
let notKept: ConsentRecord | null = null;

/** The stored choice. One of other texts or another shape is none, and what the banner had shown before it counts no more. */
function readStored(): ConsentRecord | null {
  const any = localStore.getItem(STORAGE_KEYS.consentSettings) !== null;
  const record = stored.read();
  if (any && record === null) shown.remove();
  return record ?? notKept;
}

/**
 * The choice that counts, or null before there is one. Where a page loads without one after the banner
 * was shown in an earlier page, everything is granted (spec 4).
 */
export function readConsent(): ConsentRecord | null {
  const record = readStored();
  if (settled) return record;
  settled = true;
  if (record !== null || shown.read() === null) return record;
  keep(EVERYTHING);
  return readStored();
}

/** Whether a category is allowed now. Before a choice nothing but `essential` is. */
export function isAllowed(category: ConsentCategory): boolean {
  return category === 'essential' || readConsent()?.[category] === true;
}

function keep(choice: ConsentChoice): void {
  const record = consentRecord(choice, CONTENT.cookieVersion, clock.now());
  stored.write(record);
  notKept = stored.read() === null ? record : null;
}

/** Stores a choice and tells every tab. */
export function storeConsent(choice: ConsentChoice): void {
  noteBannerShown();
  keep(choice);
  announce();
}

/** Allows everything. */
export function allowAll(): void {
  storeConsent(EVERYTHING);
}

/** Notes that the banner was shown: when its page is left, or when it is acted on, not when it is painted. */
export function noteBannerShown(): void {
  shown.write(clock.date().toISOString());
}

/** Whether the browser asks that nothing be sold or shared (Global Privacy Control) and that is honored here. */
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

/** Calls `listener` whenever a choice was stored, in this tab or another. Returns a function that ends it. */
export function onConsentChange(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTab);
  };
}
