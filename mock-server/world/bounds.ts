import type { WorldState } from './state';

/** Entries per list, so that a world stays small and fast for days. */
export const KEPT = {
  messages: 200,
  events: 500,
  telemetry: 20,
  scripts: 100,
  requests: 50,
  codes: 200,
  grants: 500,
} as const;

/** Remembered this long to answer "expired" instead of "wrong". */
const CODE_REMEMBERED_MS = 60 * 60_000;

function trimTo(list: unknown[], most: number): void {
  list.splice(0, Math.max(0, list.length - most));
}

/** Drops the oldest entries of lists that would grow forever. `now`: the world's time, ms. */
export function enforceBounds(state: WorldState, now: number): void {
  trimTo(state.inbox, KEPT.messages);
  trimTo(state.events, KEPT.events);
  trimTo(state.telemetry, KEPT.telemetry);
  trimTo(state.scripts, KEPT.scripts);
  trimTo(state.requests, KEPT.requests);
  const { identity } = state;
  identity.codes = identity.codes.filter(({ sentAt }) => sentAt > now - CODE_REMEMBERED_MS);
  trimTo(identity.codes, KEPT.codes);
  const { tickets, authorizationCodes, refreshTokens, mailTickets, meters } = identity;
  for (const list of [tickets, authorizationCodes, refreshTokens, mailTickets, meters]) {
    trimTo(list, KEPT.grants);
  }
}
