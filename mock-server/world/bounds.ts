import type { WorldState } from './state';

/** Maximum number of entries per list, so that a world stays small and fast for days. */
export const KEPT = {
  messages: 200,
  events: 500,
  telemetry: 20,
  scripts: 100,
  requests: 50,
  codes: 200,
  grants: 500,
} as const;

/** How long a code is remembered, ms: long enough to answer "expired" instead of "wrong". */
const CODE_REMEMBERED_MS = 60 * 60_000;

function keepLast(list: unknown[], most: number): void {
  list.splice(0, Math.max(0, list.length - most));
}

/**
 * Drops the oldest entries of every list that would grow forever. `now` is the world's time, ms.
 */
export function keepWithinBounds(state: WorldState, now: number): void {
  keepLast(state.inbox, KEPT.messages);
  keepLast(state.events, KEPT.events);
  keepLast(state.telemetry, KEPT.telemetry);
  keepLast(state.scripts, KEPT.scripts);
  keepLast(state.requests, KEPT.requests);
  const { identity } = state;
  identity.codes = identity.codes.filter(({ sentAt }) => sentAt > now - CODE_REMEMBERED_MS);
  keepLast(identity.codes, KEPT.codes);
  const { tickets, authorizationCodes, refreshTokens, mailTickets, meters } = identity;
  for (const list of [tickets, authorizationCodes, refreshTokens, mailTickets, meters]) {
    keepLast(list, KEPT.grants);
  }
}
