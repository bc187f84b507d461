import { EVERYWHERE, FOR_VISITORS_BUT } from '../../catalogue/signed-in-files';
import { isSessionAlive, sessionEnd } from '../../catalogue/session-end';
import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { localStore } from '../../services/storage/storage';

/**
 * Has the browser fetch what the page’s path will need beside the first load, not after it: the first load runs it once
 * it knows. For somebody who seems to be signed in that is everything behind the sign-in and the screen of the path; for a
 * visitor what leads from there to the sign-in; for both the brand that was kept. The page names the files, for the
 * entry is to be small.
 */
export function preloadSignedIn(): void {
  const isSignedIn = isSessionAlive(
    sessionEnd(localStore.getItem(STORAGE_KEYS.expiresAt)),
    Date.now(),
  );
  // A pathname has no quotation mark: the browser writes %22.
  const { pathname } = window.location;
  const program = CSS.escape(localStore.getItem(STORAGE_KEYS.program) ?? '');
  const needed = (isSignedIn ? [EVERYWHERE, pathname, program] : [program]).map(
    (of) => `[data-for~="${of}"]`,
  );
  if (!isSignedIn) needed.push(`[${FOR_VISITORS_BUT}]:not([${FOR_VISITORS_BUT}="${pathname}"])`);
  for (const link of document.querySelectorAll<HTMLLinkElement>(needed.join())) {
    link.rel = 'modulepreload';
  }
}
