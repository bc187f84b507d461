import { STORAGE_KEYS } from '../catalogue/storage-keys';
import { log } from './log';
import { withinTimeLimit } from './time-limit';

/** The script that a page begins with: its name changes with every build. */
const ENTRY = /<script\b[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/;

async function servedEntry(): Promise<string | null> {
  const response = await fetch(window.location.pathname, { cache: 'no-store' });
  return response.ok ? (ENTRY.exec(await response.text())?.[1] ?? null) : null;
}

/** Notes what the page is reloaded for. False where it was before, or where nothing typed would be kept. */
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
 * Reloads the page where that brings code that did not come: where the host serves another build than the one that
 * runs here, whose files may be gone, and, where nothing typed is lost by it (`lossless`), where the host answers again.
 * A browser keeps the failure of an import as long as the page is there, even of one that was asked for ahead in a
 * moment without a network. Once for each build, or path of it, so that hosts that disagree lead to no loop.
 * Resolves to whether it does.
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
