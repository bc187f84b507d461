/**
 * Prefix of the host's paths: a mock deployment may be in a folder such as `/demo`. Empty
 * otherwise.
 */
export const FOLDER = typeof __FOLDER__ === 'undefined' ? '' : __FOLDER__;

export function hostPath(path: string): string {
  return FOLDER + path;
}

/** Removes the folder; paths outside it don't change. */
export function portalPath(pathname: string): string {
  return FOLDER !== '' && pathname.startsWith(`${FOLDER}/`)
    ? pathname.slice(FOLDER.length)
    : pathname;
}
