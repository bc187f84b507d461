/** Copied from the catalogue: the first script must not import anything. */
const FOLDER = typeof __FOLDER__ === 'undefined' ? '' : __FOLDER__;

/** Clears the hash first thing, so that no other script sees the tokens. Empty on other paths. */
function takeCallbackHash(): string {
  const { hash, pathname, search } = window.location;
  if (!pathname.startsWith(`${FOLDER}/login-callback`) || hash.length < 2) return '';
  window.history.replaceState(window.history.state, '', pathname + search);
  return hash;
}

const callbackHash = takeCallbackHash();

export function readCallbackHash(): string {
  return callbackHash;
}
