import { atom, getDefaultStore } from 'jotai';
import { SCREENS } from '../../catalogue/screens';
import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { track } from '../analytics/track';
import { log } from '../log';
import { sessionStore } from '../storage/storage';
import { sendDueDrafts } from '../draft/due-drafts';
import { identityClient } from './identity-client';
import { removeCookie } from '../storage/cookies';
import { clearSession, forgetUserData, noteSignOut } from './session';
import { FOLDER, hostPath } from '../../catalogue/folder';

/**
 * Removes typed answers and the recipient of the last code, which the next user of this browser
 * must not see.
 */
function forgetVisit(): void {
  sessionStore.removeItem(STORAGE_KEYS.pendingCode);
  sessionStore.removeItem(STORAGE_KEYS.signUpData);
  try {
    for (const key of Object.keys(window.sessionStorage)) {
      if (key.startsWith(STORAGE_KEYS.draftPrefix)) window.sessionStorage.removeItem(key);
    }
  } catch {
    // Without storage there is nothing to remove.
  }
  removeCookie('auth0.ssodata');
  forgetUserData();
}

/** True until the page is left, so that no expired session is reported. */
export const signingOutAtom = atom(false);

/**
 * Saves recent input to the account, clears token, expiry and hash, and navigates to the provider's
 * logout with the site's origin as return address (spec 4).
 */
export async function signOut(
  leaveFor = (path: string) => window.location.replace(path),
): Promise<void> {
  getDefaultStore().set(signingOutAtom, true);
  await sendDueDrafts();
  track('Signed Out');
  noteSignOut();
  clearSession();
  forgetVisit();
  if (window.location.hash !== '') {
    // A full URL, because browsers refuse a path that starts with two slashes, as another host's.
    window.history.replaceState(null, '', window.location.href.replace(/#.*/, ''));
  }
  try {
    const client = await identityClient();
    client.logout({ returnTo: window.location.origin + (FOLDER && hostPath('/')) });
  } catch (error) {
    // Offline: leave the page anyway, so that it doesn't show who was signed in.
    log.warn('The identity provider could not be told', { message: String(error) });
    leaveFor(hostPath(SCREENS.login.path));
  }
}
