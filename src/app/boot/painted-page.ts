import { FIRST_SCREENS } from '../../catalogue/first-screens';
import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { chooseProgram } from '../../programs/choose-program';
import { readColorScheme } from '../../services/color-scheme';
import { isUntouched, recipientDraftStore } from '../../features/sign-in/login/recipient-draft';
import { configuration, fileAddress } from '../../services/configuration/configuration';
import { paintedAt, paintedProgram } from '../../services/painted';
import { askForPlainPage } from '../../services/plain-page';
import { isAuthenticated } from '../../services/session/session';
import { localStore, sessionStore } from '../../services/storage/storage';

/** Puts the addresses of legal documents into a page that was made before its deployment was known. */
function placeDocuments(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-file]')) {
    link.href = fileAddress(link.dataset['file'] ?? '');
    delete link.dataset['file'];
  }
}

/** Items that a visitor keeps in this browser stand in the first question about another one. */
const keepsItems = (): boolean => localStore.getItem(STORAGE_KEYS.addItemSignUp) !== null;

/** Whether the page came painted, in this brand, with just what React is going to show. */
export function showsAlready(program: string): boolean {
  const { pathname, search } = window.location;
  const at = paintedAt();
  const address = pathname + search;
  const isSame =
    paintedProgram() === program &&
    (address === at || address === FIRST_SCREENS.home.path) &&
    !keepsItems() &&
    // The styles that came with it are light.
    readColorScheme() === 'light' &&
    !isAuthenticated() &&
    isUntouched(recipientDraftStore.read() ?? {}) &&
    sessionStore.getItem(STORAGE_KEYS.pendingCode) === null;
  if (isSame) {
    // Where the start leads whoever is not signed in.
    if (address !== at) window.history.replaceState(null, '', at);
    placeDocuments();
  }
  return isSame;
}

/** Says to the server whether the next page may come painted in the brand of the host name, in light colours. */
export function notePlainPage(program: string): void {
  const { hostname } = window.location;
  const served = chooseProgram({ hostname, hosts: configuration().hosts });
  askForPlainPage(
    program !== served || readColorScheme() !== 'light' || isAuthenticated() || keepsItems(),
  );
}
