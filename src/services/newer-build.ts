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
 * Reloads the page where the host serves another build than the one it runs, whose files may be gone:
 * once for each build, so that hosts that disagree lead to no loop. Resolves to whether it does.
 */
export async function reloadIntoNewerBuild(
  reload = () => window.location.reload(),
): Promise<boolean> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  const served = await withinTimeLimit(servedEntry()).catch(() => null);
  if (served === null || served === own || !isFirstTry(served)) return false;
  log.info('Loading the page anew: another build is served');
  reload();
  return true;
}
