import { PROGRAM_IDS } from '../../catalogue/programs';
import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { COLOR_SCHEME_CHOICES } from '../color-scheme';
import { localStore } from '../storage/storage';
import { logDropped } from './address-parameters';

/** Stores `key:value` and reloads the page (spec 3). */
export const STORE_PARAMETER = 'store';

/** Links must not write anything else. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  [STORAGE_KEYS.program]: PROGRAM_IDS,
  [STORAGE_KEYS.colorScheme]: COLOR_SCHEME_CHOICES,
};

function store(text: string): boolean {
  const [, key = '', value = ''] = /^([^:]+):(.*)$/.exec(text) ?? [];
  const allowed = Object.hasOwn(ALLOWED, key) && ALLOWED[key]?.includes(value) === true;
  if (allowed) localStore.setItem(key, value);
  else logDropped();
  return allowed;
}

/**
 * Stores the value if allowed and removes the parameter. If it returns true, the page reloads and
 * the caller must stop.
 */
export function takeStoredParameter(location: Location = window.location): boolean {
  const url = new URL(location.href);
  const requested = url.searchParams.get(STORE_PARAMETER) ?? '';
  url.searchParams.delete(STORE_PARAMETER);
  const stored = store(requested);
  // Before the reload, which would repeat it otherwise.
  window.history.replaceState(window.history.state, '', url);
  if (stored) location.reload();
  return stored;
}
