import { SIGNED_IN_FILES } from '../../catalogue/signed-in-files';
import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { localStore } from '../../services/storage/storage';

/**
 * Has the browser fetch everything behind the sign-in beside the first load, not after it, where somebody seems to be
 * signed in: the first load runs it once it knows. The page names the files, for the entry is to be small.
 */
export function preloadSignedIn(): void {
  if (!(Number(localStore.getItem(STORAGE_KEYS.expiresAt)) > Date.now())) return;
  const named = document.querySelector<HTMLMetaElement>(`meta[name="${SIGNED_IN_FILES}"]`)?.content;
  for (const href of named?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
}
