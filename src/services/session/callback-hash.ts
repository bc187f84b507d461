import { portalPath } from '../../catalogue/folder';

/**
 * Takes the address hash of the login callback and clears it, at the very start of the page, so that
 * no other script ever sees the tokens. Empty on every other path.
 */
function takeCallbackHash(): string {
  const { hash, pathname, search } = window.location;
  if (!portalPath(pathname).startsWith('/login-callback') || hash.length < 2) return '';
  window.history.replaceState(window.history.state, '', pathname + search);
  return hash;
}

const callbackHash = takeCallbackHash();

/** The hash with which the identity provider sent the visitor back. */
export function readCallbackHash(): string {
  return callbackHash;
}
