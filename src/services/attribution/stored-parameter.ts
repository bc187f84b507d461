import { PROGRAM_IDS } from '../../catalogue/programs';
import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { COLOR_SCHEME_CHOICES } from '../color-scheme';
import { localStore } from '../storage/storage';
import { logDropped } from './address-parameters';

/** The address parameter that stores a value, `key:value`, after which the page is loaded again (spec 3). */
export const STORE_PARAMETER = 'store';

/** What it may store: a link must not plant anything else. */
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
 * Stores what the parameter says, if that is allowed, and takes it out of the address. True where the
 * page is loaded again: then nothing more is to be done in this one.
 */
export function takeStoredParameter(location: Location = window.location): boolean {
  const url = new URL(location.href);
  const requested = url.searchParams.get(STORE_PARAMETER) ?? '';
  url.searchParams.delete(STORE_PARAMETER);
  const stored = store(requested);
  // The address goes first: whatever comes of the reload, it does not happen twice.
  window.history.replaceState(window.history.state, '', url);
  if (stored) location.reload();
  return stored;
}
