/**
 * How the page names the files that only somebody who is signed in needs: links that the browser knows no meaning of. The
 * build says of each which paths and programs it is for; `everywhere` stands for every screen.
 */
export const SIGNED_IN_FILE = 'signed-in';
export const EVERYWHERE = '*';
