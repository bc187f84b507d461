/** Darkest first. */
export const SHARE_TONES = [0, 1, 2, 3] as const;

export type ShareTone = (typeof SHARE_TONES)[number];

const REST = 3;

export interface Counted {
  readonly id: string;
  readonly value: number;
}

export interface Share extends Counted {
  readonly tone: ShareTone;
  /** Number of grouped parts; this share comes last. */
  readonly sumOf?: number;
}

/**
 * Returns the shares; none for a single part. If there are too few shades, the smaller parts are
 * grouped. Parts keep their shade from `before` if possible, so that removing one doesn't recolor
 * the others.
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
  const previousTones = own.map(({ id }) => before.get(id));
  const free = tones.filter((tone) => !previousTones.includes(tone));
  const shares = own.map(({ id, value }, index): Share => ({
    id,
    value,
    tone: tones.find((tone) => tone === previousTones[index]) ?? free.shift() ?? 0,
  }));
  if (!isMany) return shares;
  const rest = counted.filter((one) => !largest.includes(one));
  const value = rest.reduce((sum, one) => sum + one.value, 0);
  return [...shares, { id: 'rest', value, tone: REST, sumOf: rest.length }];
}

/** Returns shades by id, without grouped parts. */
export function tonesOf(shares: readonly Share[]): ReadonlyMap<string, ShareTone> {
  return new Map(
    shares.filter(({ sumOf }) => sumOf === undefined).map(({ id, tone }) => [id, tone]),
  );
}
