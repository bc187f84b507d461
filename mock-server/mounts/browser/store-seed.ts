import { encodeSeed, type Seed } from '../../scenario/seed';
import { STORAGE_KEYS } from '../../../src/catalogue/storage-keys';
import { BROWSER_STATE_KEY } from '../../world/persistence';
import { SESSION_COOKIE_KEY } from './browser-cookies';
import type { BrowserStorage } from './browser-storage';
import type { World } from '../../world/world';
import { OPENED_KEY } from './other-seed';
import { HISTORY_KEY } from './snapshot/history-store';
import { applySeed } from '../../apis/control/apply-seed';
import { siteAddress } from './site-address';
import { RECORDING_KEY } from '../record/recording-key';
import { recordExternalStep } from '../record/recording-store';

/** Includes the flag with which a tester hides the admin debugger. */
const KEPT: readonly string[] = [
  BROWSER_STATE_KEY,
  SESSION_COOKIE_KEY,
  OPENED_KEY,
  HISTORY_KEY,
  STORAGE_KEYS.debuggerEnabled,
];

/** A recording continues. */
export function clearStorage(storage: BrowserStorage): void {
  try {
    const recording = sessionStorage.getItem(RECORDING_KEY);
    sessionStorage.clear();
    if (recording !== null) sessionStorage.setItem(RECORDING_KEY, recording);
  } catch {
    // If the browser refuses storage there is nothing to clear.
  }
  for (const key of storage.keys()) {
    if (!KEPT.includes(key)) storage.removeItem(key);
  }
}

/** `now` (ISO) sets the clock. */
export async function storeSeed(
  world: World,
  storage: BrowserStorage,
  seed: Seed,
  now: string | null,
): Promise<void> {
  clearStorage(storage);
  storage.setItem(OPENED_KEY, `${encodeSeed(seed)} ${now ?? ''}`);
  const { storage: stored } = await applySeed(world, seed, siteAddress(), now);
  for (const [key, value] of Object.entries(stored)) storage.setItem(key, value);
  recordExternalStep({ do: 'seed', seed });
  if (now !== null) recordExternalStep({ do: 'control', name: 'clock', body: { now } });
}

/** A seed doesn't change these. */
const OWN_CHOICES = [
  STORAGE_KEYS.colorScheme,
  STORAGE_KEYS.consentSettings,
  STORAGE_KEYS.consentBannerShown,
];

/** The user stays on the page. */
export async function replaceSeed(
  world: World,
  storage: BrowserStorage,
  seed: Seed,
): Promise<void> {
  const open = sessionStorage.getItem(STORAGE_KEYS.debuggerOpen);
  const own = OWN_CHOICES.map((key) => [key, storage.getItem(key)] as const);
  await storeSeed(world, storage, seed, null);
  if (open !== null) sessionStorage.setItem(STORAGE_KEYS.debuggerOpen, open);
  for (const [key, value] of own) {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
  }
}

/** Writes the flag before the portal reads it, unless the user has hidden the debugger. */
export function enableDebugger(storage: BrowserStorage): void {
  if (storage.getItem(STORAGE_KEYS.debuggerEnabled) === null) {
    storage.setItem(STORAGE_KEYS.debuggerEnabled, 'true');
  }
}
