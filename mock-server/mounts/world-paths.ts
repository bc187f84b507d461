/** Paths of the mock; all others are the portal's. */
export const WORLD_PATHS =
  /^\/(graphql|secure\/graphql|events|telemetry\/.*|scripts\/.*|idp\/.*|bank\/.*|files\/.*|__mock\/.*)$/;

/**
 * Prefixes similar to the mock's paths, case-insensitive: no path of the portal starts like that.
 */
export const WORLD_PLACES =
  /^\/(graphql|secure|events|telemetry|scripts|idp|bank|files|__mock)(\/|$)/i;

/** Prefixes of the portal's own paths; a test compares them with the catalogue. */
export const PORTAL_PLACES = /^\/(app|landing|login|login-callback)(\/|$)/;

/** Pages of the mock that browsers navigate to: the identity provider’s and the bank’s. */
export const WORLD_PAGES = /^\/(idp|bank)\//;

/** Client id under which the service worker stores the body of a navigation. */
export const POSTED_ID = 'mock-posted';

/** The portal's own files: scripts, images, fonts. Only the host that serves them has them. */
export const PORTAL_FILES = /^\/(assets|brands|fonts)\//;

/** Files of the development server: sources and packages. */
export const DEVELOPMENT_FILES =
  /^\/(@|src\/|node_modules\/|mock-server\/|styled-system\/|__vite|$)/;
