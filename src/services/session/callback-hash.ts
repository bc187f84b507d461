/** As the catalogue has it, which cannot be asked yet: what is first imports nothing. */
const FOLDER = typeof __FOLDER__ === 'undefined' ? '' : __FOLDER__;

/**
 * Takes the address hash of the login callback and clears it, at the very start of the page, so that
 * no other script ever sees the tokens. Empty on every other path.
 */
function takeCallbackHash(): string {
  const { hash, pathname, search } = window.location;
  if (!pathname.startsWith(`${FOLDER}/login-callback`) || hash.length < 2) return '';
  window.history.replaceState(window.history.state, '', pathname + search);
  return hash;
}

const callbackHash = takeCallbackHash();

/** The hash with which the identity provider sent the visitor back. */
export function readCallbackHash(): string {
  return callbackHash;
}
