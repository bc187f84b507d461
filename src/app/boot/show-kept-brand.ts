import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { localStore } from '../../services/storage/storage';

/**
 * Puts a page that came empty on the ground of the brand that was shown last, until it is known which one is: else it
 * has the default one's for as long as its script takes. One that nobody knows any more has no colours of its own.
 */
export function showKeptBrand(): void {
  const kept = localStore.getItem(STORAGE_KEYS.program);
  // The address may name another; a page that came painted has the styles of its own alone.
  const isOpen =
    !/[?&]program=/.test(window.location.search) && !document.querySelector('[data-painted]');
  if (kept !== null && isOpen) document.documentElement.dataset['program'] = kept;
}
