import { STORAGE_KEYS } from '../catalogue/storage-keys';
import { log } from './log';
import { withinTimeLimit } from './time-limit';

/** The entry script, whose name changes with every build. */
const ENTRY = /<script\b[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/;

async function servedEntry(): Promise<string | null> {
  const response = await fetch(window.location.pathname, { cache: 'no-store' });
  return response.ok ? (ENTRY.exec(await response.text())?.[1] ?? null) : null;
}

/** Returns false if this build was reloaded before, or if storage doesn't work. */
function isFirstTry(entry: string): boolean {
  try {
    const { sessionStorage } = window;
    if (sessionStorage.getItem(STORAGE_KEYS.reloadedFor) === entry) return false;
    sessionStorage.setItem(STORAGE_KEYS.reloadedFor, entry);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reloads the page if that can bring missing code: the host serves a newer build, or no input is
 * lost (`lossless`) and the host responds. Browsers cache failed imports until the page is left. At
 * most one reload per build or path, to prevent loops. Resolves to whether it reloads.
 */
export async function reloadForCode(
  lossless: boolean,
  reload = () => window.location.reload(),
): Promise<boolean> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  const served = await withinTimeLimit(servedEntry()).catch(() => null);
  if (served === null) return false;
  const isNewer = served !== own;
  if (!isNewer && !lossless) return false;
  if (!isFirstTry(isNewer ? served : `${served} ${window.location.pathname}`)) return false;
  log.info('Loading the page anew: code is missing');
  reload();
  return true;
}
