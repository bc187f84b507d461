/** The tones in which what stands beside each other differs in depth, the deepest first. */
export const SHARE_TONES = [0, 1, 2, 3] as const;

export type ShareTone = (typeof SHARE_TONES)[number];

/** The palest, for what is not told apart. */
const REST = 3;

/** What something adds to a whole. */
export interface Counted {
  readonly id: string;
  readonly value: number;
}

export interface Share extends Counted {
  readonly tone: ShareTone;
  /** How many it is the sum of, none of them larger than one that has a tone of its own; they come last, as one. */
  readonly sumOf?: number;
}

/**
 * The shares of several things in a whole; nothing where it is one alone. Each has a tone of its own as long as there
 * are as many tones; of more the largest have, and the others are one share. What had a tone `before` keeps it where
 * it can: one of a hundred that goes does not have the others painted anew.
 */
export function sharesOf(
  counted: readonly Counted[],
  before: ReadonlyMap<string, ShareTone> = new Map(),
): readonly Share[] {
  if (counted.length < 2) return [];
  const isMany = counted.length > SHARE_TONES.length;
  const tones = isMany ? SHARE_TONES.slice(0, REST) : SHARE_TONES;
  const largest = counted.toSorted((one, other) => other.value - one.value).slice(0, tones.length);
  const own = counted.filter((one) => largest.includes(one));
  const kept = own.map(({ id }) => before.get(id));
  const free = tones.filter((tone) => !kept.includes(tone));
  const shares = own.map(({ id, value }, index): Share => ({
    id,
    value,
    tone: tones.find((tone) => tone === kept[index]) ?? free.shift() ?? 0,
  }));
  if (!isMany) return shares;
  const rest = counted.filter((one) => !largest.includes(one));
  const value = rest.reduce((sum, one) => sum + one.value, 0);
  return [...shares, { id: 'rest', value, tone: REST, sumOf: rest.length }];
}

/** The tones of what has one of its own, by id. */
export function tonesOf(shares: readonly Share[]): ReadonlyMap<string, ShareTone> {
  return new Map(
    shares.filter(({ sumOf }) => sumOf === undefined).map(({ id, tone }) => [id, tone]),
  );
}
