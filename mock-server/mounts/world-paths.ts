/** All other paths are the portal's. */
export const WORLD_PATHS =
  /^\/(graphql|secure\/graphql|events|telemetry\/.*|scripts\/.*|idp\/.*|bank\/.*|files\/.*|__mock\/.*)$/;

/** Similar to the mock's paths, in any case: no path of the portal starts like that. */
export const WORLD_PLACES =
  /^\/(graphql|secure|events|telemetry|scripts|idp|bank|files|__mock)(\/|$)/i;

/** Prefixes of the portal's own paths; a test compares them with the catalogue. */
export const PORTAL_PLACES = /^\/(app|landing|login|login-callback)(\/|$)/;

/** Browsers navigate to these pages of the identity provider and the bank. */
export const WORLD_PAGES = /^\/(idp|bank)\//;

/** Client id under which the service worker stores the body of a navigation. */
export const POSTED_ID = 'mock-posted';

/** Scripts, images, fonts. Only the host that serves them has them. */
export const PORTAL_FILES = /^\/(assets|brands|fonts)\//;

/** Sources and packages. */
export const DEVELOPMENT_FILES =
  /^\/(@|src\/|node_modules\/|mock-server\/|styled-system\/|__vite|$)/;
