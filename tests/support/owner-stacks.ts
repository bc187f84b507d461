import * as React from 'react';

/** React's counter of recent owner stacks; from ten thousand on it captures none. */
const internals = (React as unknown as Record<string, Record<string, unknown> | undefined>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
];

/**
 * Stacks per element are unused here and take a tenth of the time. Warnings still name their
 * component. Does nothing if React renames its counter.
 */
export function takeNoOwnerStacks(): void {
  if (internals === undefined) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => 10_000,
    set() {
      // React resets it once a second.
    },
  });
}
