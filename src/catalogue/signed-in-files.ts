/**
 * How the page names the files that only somebody who is signed in needs: the `rel` of links that the browser knows no
 * meaning of. The build says of each, in `data-for`, which paths and programs need it.
 */
export const SIGNED_IN_FILE = 'signed-in';
/** In `data-for`: every screen behind the sign-in needs it. */
export const EVERYWHERE = '*';
/** Names the one path at which a visitor who is not signed in does not need the file: the sign-in’s, of which the first load knows all. */
export const FOR_VISITORS_BUT = 'data-visitors-but';
