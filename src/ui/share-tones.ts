/** Shades of adjacent parts, darkest first. */
export const SHARE_TONES = [0, 1, 2, 3] as const;

export type ShareTone = (typeof SHARE_TONES)[number];

/** The lightest, for parts grouped together. */
const REST = 3;

/** A part of a whole. */
export interface Counted {
  readonly id: string;
  readonly value: number;
}

export interface Share extends Counted {
  readonly tone: ShareTone;
  /** Number of parts that it sums up, none larger than one with a separate shade; comes last. */
  readonly sumOf?: number;
}

/**
 * Returns the shares of a whole; none for a single part. Each part has a separate shade while there
 * are enough; otherwise the largest ones do, and the rest is one share. Parts keep their shade from
 * `before` if possible, so that removing one doesn't recolor the others.
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

/** Returns the shades of parts with a separate one, by id. */
export function tonesOf(shares: readonly Share[]): ReadonlyMap<string, ShareTone> {
  return new Map(
    shares.filter(({ sumOf }) => sumOf === undefined).map(({ id, tone }) => [id, tone]),
  );
}
