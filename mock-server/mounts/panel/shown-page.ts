import { isProgramId, type ProgramId } from '../../../src/catalogue/programs';
import { isSessionAlive, sessionEnd } from '../../../src/catalogue/session-end';
import { STORAGE_KEYS } from '../../../src/catalogue/storage-keys';
import type { ShownPage } from '../../apis/control/state-link';
import { tokenSubject } from '../../world/token-subject';
import { FOLDER, portalPath } from '../../../src/catalogue/folder';

/** Whether the portal takes itself for signed in at `now` (ms since the epoch). */
export function isSignedIn(now: number): boolean {
  const hasToken = localStorage.getItem(STORAGE_KEYS.accessToken) !== null;
  return hasToken && isSessionAlive(sessionEnd(localStorage.getItem(STORAGE_KEYS.expiresAt)), now);
}

/** Who is signed in on this page, or was until the session ended: the subject of the token. */
export const pageSubject = (): string | null =>
  tokenSubject(localStorage.getItem(STORAGE_KEYS.accessToken));

/** The program that the page shows; `fallback` where it shows none. */
export function shownProgram(fallback: ProgramId): ProgramId {
  const shown = document.documentElement.dataset['program'] ?? '';
  return isProgramId(shown) ? shown : fallback;
}

/** What the page shows besides the world's state. */
export function readShownPage(fallback: ProgramId, now: number): ShownPage {
  const { origin, search } = location;
  const pathname = portalPath(location.pathname);
  const program = shownProgram(fallback);
  return { address: origin + FOLDER, pathname, search, program, signedIn: isSignedIn(now) };
}
