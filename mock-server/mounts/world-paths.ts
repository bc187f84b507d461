/** The paths at which the outside world answers; everything else is the portal's. */
export const WORLD_PATHS =
  /^\/(graphql|secure\/graphql|events|telemetry\/.*|scripts\/.*|idp\/.*|bank\/.*|files\/.*|__mock\/.*)$/;

/** What begins, in any case of letters, like an address of the outside world: none of the portal's paths does. */
export const WORLD_PLACES =
  /^\/(graphql|secure|events|telemetry|scripts|idp|bank|files|__mock)(\/|$)/i;

/** What the portal's own paths begin with; a test holds it against the catalogue. */
export const PORTAL_PLACES = /^\/(app|landing|login|login-callback)(\/|$)/;

/** Pages of the outside world that a browser navigates to: the identity provider’s and the bank’s. */
export const WORLD_PAGES = /^\/(idp|bank)\//;

/** Where a page finds the body that it was navigated to with: the service worker leaves it there. */
export const POSTED_ID = 'mock-posted';

/** The portal's own files: scripts, pictures, fonts. Nobody but the host that serves them has them. */
export const PORTAL_FILES = /^\/(assets|brands|fonts)\//;

/** What the development server has besides: sources and packages, each a file of its own. */
export const DEVELOPMENT_FILES =
  /^\/(@|src\/|node_modules\/|mock-server\/|styled-system\/|__vite|$)/;
