import { isProgramId, type ProgramId } from '../../../src/catalogue/programs';
import { isScreenId, type ScreenId } from '../../../src/catalogue/screens';
import { isSessionAlive, sessionEnd } from '../../../src/catalogue/session-end';
import { STORAGE_KEYS } from '../../../src/catalogue/storage-keys';
import type { ShownPage } from '../../apis/control/state-link';
import { tokenSubject } from '../../world/token-subject';
import { FOLDER, portalPath } from '../../../src/catalogue/folder';

/** `now` in ms since the epoch. */
export function isSignedIn(now: number): boolean {
  const hasToken = localStorage.getItem(STORAGE_KEYS.accessToken) !== null;
  return hasToken && isSessionAlive(sessionEnd(localStorage.getItem(STORAGE_KEYS.expiresAt)), now);
}

/** Subject of the stored token: the person signed in on this page, or last signed in. */
export const pageSubject = (): string | null =>
  tokenSubject(localStorage.getItem(STORAGE_KEYS.accessToken));

export function shownProgram(fallback: ProgramId): ProgramId {
  const shown = document.documentElement.dataset['program'] ?? '';
  return isProgramId(shown) ? shown : fallback;
}

export function shownScreen(): ScreenId | null {
  const main = document.querySelector<HTMLElement>('main[data-screen]:not([data-prerendered] *)');
  const id = main?.dataset['screen'] ?? '';
  return isScreenId(id) ? id : null;
}

export function readShownPage(fallback: ProgramId, now: number): ShownPage {
  const { origin, search } = location;
  const pathname = portalPath(location.pathname);
  const program = shownProgram(fallback);
  return { address: origin + FOLDER, pathname, search, program, signedIn: isSignedIn(now) };
}
