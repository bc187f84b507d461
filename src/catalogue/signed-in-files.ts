/** Where the page names the files that everything behind the sign-in comes in: the build writes them there. */
export const SIGNED_IN_FILES = 'signed-in-files';
