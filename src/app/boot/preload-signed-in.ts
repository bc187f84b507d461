import { EVERYWHERE } from '../../catalogue/signed-in-files';
import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { localStore } from '../../services/storage/storage';

/**
 * Has the browser fetch everything behind the sign-in, the screen of the page’s path and the brand that was kept beside
 * the first load, not after it, where somebody seems to be signed in: the first load runs them once it knows. The page
 * names the files, for the entry is to be small.
 */
export function preloadSignedIn(): void {
  if (!(Number(localStore.getItem(STORAGE_KEYS.expiresAt)) > Date.now())) return;
  // A pathname has no quotation mark: the browser writes %22.
  const { pathname } = window.location;
  const program = CSS.escape(localStore.getItem(STORAGE_KEYS.program) ?? '');
  for (const link of document.querySelectorAll<HTMLLinkElement>(
    [EVERYWHERE, pathname, program].map((of) => `[data-for~="${of}"]`).join(),
  )) {
    link.rel = 'modulepreload';
  }
}
