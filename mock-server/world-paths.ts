/** The paths at which the outside world answers; everything else is the portal's. */
export const WORLD_PATHS =
  /^\/(graphql|secure\/graphql|events|idp\/.*|bank\/.*|files\/.*|__mock\/.*)$/;

/** Pages of the outside world that a browser navigates to: the identity provider’s and the bank’s. */
export const WORLD_PAGES = /^\/(idp|bank)\//;
