/** The tones in which what stands beside each other differs in depth. */
export const SHARE_TONES = [0, 1, 2, 3] as const;

export type ShareTone = (typeof SHARE_TONES)[number];

/** The tone that follows on `last` and is not that of what comes next. */
function toneBetween(last: ShareTone | undefined, next: ShareTone | undefined): ShareTone {
  const start = last === undefined ? 0 : last + 1;
  const turns = SHARE_TONES.map((_tone, turn) => SHARE_TONES[(start + turn) % SHARE_TONES.length]);
  return turns.find((tone) => tone !== last && tone !== next) ?? 0;
}

/**
 * The tone of each of several things, no two beside each other alike. What had one `before` keeps it where it can: one
 * of a hundred that goes does not have the others painted anew.
 */
export function shareTones(
  ids: readonly string[],
  before: ReadonlyMap<string, ShareTone> = new Map(),
): ReadonlyMap<string, ShareTone> {
  const tones = new Map<string, ShareTone>();
  let last: ShareTone | undefined;
  for (const [index, id] of ids.entries()) {
    const kept = before.get(id);
    const next = before.get(ids[index + 1] ?? '');
    last = kept === undefined || kept === last ? toneBetween(last, next) : kept;
    tones.set(id, last);
  }
  return tones;
}
