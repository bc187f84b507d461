/**
 * The paths of the catalogue begin at the root of the portal. A copy with its mock may stand in a folder of
 * a host, such as `/demo`: there the host's own paths begin with that folder. Empty at the root, which is
 * where every other build stands.
 */
export const FOLDER = typeof __FOLDER__ === 'undefined' ? '' : __FOLDER__;

/** A path of the portal as the host knows it. */
export function hostPath(path: string): string {
  return FOLDER + path;
}

/** The portal's path of a pathname of the host; what lies outside of its folder stays as it is. */
export function portalPath(pathname: string): string {
  return FOLDER !== '' && pathname.startsWith(`${FOLDER}/`)
    ? pathname.slice(FOLDER.length)
    : pathname;
}
