import { FIRST_PAGES } from '../../catalogue/first-pages';
import { SCREENS } from '../../catalogue/screens';
import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { chooseProgram } from '../../programs/choose-program';
import { readColorScheme } from '../../services/color-scheme';
import { configuration, fileAddress } from '../../services/configuration/configuration';
import { isAuthenticated } from '../../services/session/session';
import { readCookie, removeCookie, setCookie } from '../../services/storage/cookies';
import { sessionStore } from '../../services/storage/storage';
import { paintedProgram } from './early-press';

/** Puts the addresses of legal documents into a page that was made before its deployment was known. */
function placeDocuments(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-file]')) {
    link.href = fileAddress(link.dataset['file'] ?? '');
    delete link.dataset['file'];
  }
}

/** Whether the page came painted, in this brand, with just what React is going to show. */
export function showsAlready(program: string): boolean {
  const { pathname, search } = window.location;
  const isSame =
    paintedProgram() === program &&
    pathname === SCREENS.login.path &&
    search === '' &&
    // The styles that came with it are light.
    readColorScheme() === 'light' &&
    !isAuthenticated() &&
    sessionStore.getItem(STORAGE_KEYS.signInDraft) === null &&
    sessionStore.getItem(STORAGE_KEYS.pendingCode) === null;
  if (isSame) placeDocuments();
  return isSame;
}

/** Says to the server whether the next page may come painted in the brand of the host name, in light colours. */
export function notePlainPage(program: string): void {
  const { hostname } = window.location;
  const served = chooseProgram({ hostname, hosts: configuration().hosts });
  const isPlain = program !== served || readColorScheme() !== 'light';
  const { plainCookie } = FIRST_PAGES;
  if (isPlain === (readCookie(plainCookie) !== null)) return;
  if (isPlain) setCookie(plainCookie, '1');
  else removeCookie(plainCookie);
}
