import * as React from 'react';

/** Where React counts the stacks that it took lately, one for each element; from ten thousand on it takes none. */
const internals = (React as unknown as Record<string, Record<string, unknown> | undefined>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
];

/**
 * Has React take no stack for each element that is made: nobody debugs these pages, and the stacks were a
 * tenth of their time. A warning still names its component. Under a React that counts elsewhere this does nothing.
 */
export function takeNoOwnerStacks(): void {
  if (internals === undefined) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => 10_000,
    set() {
      // It is set back to nothing once a second.
    },
  });
}
