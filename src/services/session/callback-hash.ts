/** A copy of the catalogue's constant: the first script must not import anything. */
const FOLDER = typeof __FOLDER__ === 'undefined' ? '' : __FOLDER__;

/**
 * Takes the hash of the login callback and clears it first thing on the page, so that no other
 * script sees the tokens. Empty on every other path.
 */
function takeCallbackHash(): string {
  const { hash, pathname, search } = window.location;
  if (!pathname.startsWith(`${FOLDER}/login-callback`) || hash.length < 2) return '';
  window.history.replaceState(window.history.state, '', pathname + search);
  return hash;
}

const callbackHash = takeCallbackHash();

/** Returns the hash of the identity provider's redirect. */
export function readCallbackHash(): string {
  return callbackHash;
}
