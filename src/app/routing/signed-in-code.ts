/** Loads everything behind sign-in. */
export const loadSignedIn = () => import('./signed-in-portal');
