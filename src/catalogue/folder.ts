/**
 * Catalogue paths start at the portal's root. A mock deployment may be in a folder of its host,
 * such as `/demo`, which then prefixes the host's paths. Empty for the root and all other builds.
 */
export const FOLDER = typeof __FOLDER__ === 'undefined' ? '' : __FOLDER__;

/** Returns a portal path as a path of the host. */
export function hostPath(path: string): string {
  return FOLDER + path;
}

/** Returns a host path as a portal path; paths outside the folder stay as they are. */
export function portalPath(pathname: string): string {
  return FOLDER !== '' && pathname.startsWith(`${FOLDER}/`)
    ? pathname.slice(FOLDER.length)
    : pathname;
}
