/* Runs before the first paint of a prerendered page. Hides the page if this visitor will see
   another one: another brand, dark mode, a signed-in screen, or earlier input. Then the portal
   renders from scratch. */
import { isSessionAlive, sessionEnd } from '../../catalogue/session-end';
import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { readColorScheme } from '../../services/color-scheme';
import { localStore, sessionStore } from '../../services/storage/storage';
import { programOfBrowser } from '../boot/program-of-page';

const { dataset } = document.documentElement;
const program = programOfBrowser();
const isStored = [
  localStore.getItem(STORAGE_KEYS.addItemSignUp),
  sessionStore.getItem(STORAGE_KEYS.signInDraft),
  sessionStore.getItem(STORAGE_KEYS.pendingCode),
].some((value) => value !== null);

if (
  (program !== null && program !== dataset['program']) ||
  readColorScheme() !== 'light' ||
  isSessionAlive(sessionEnd(localStore.getItem(STORAGE_KEYS.expiresAt)), Date.now()) ||
  isStored
) {
  dataset['prerender'] = 'hidden';
}
