import { startTransition, useEffect, useState } from 'react';
import { afterPress } from './after-press';

/** How many parts change with what changes them, and in each piece after it: of a table, some 8 ms of a slow phone. */
const FIRST = 4;
const PIECE = 10;

interface Drawn<Part> {
  readonly parts: readonly Part[];
  /** What is shown of the parts whose turn has not come. */
  readonly before: ReadonlyMap<string, Part>;
  readonly count: number;
}

/**
 * The parts of a long list as they are to be drawn: the first of them with the change, the others in pieces, each once
 * the one before it is painted; until then each is shown as it was, by its key. `atOnce` where all are there at first;
 * else what they stand in is drawn before any of them.
 */
export function useInPieces<Part>(
  parts: readonly Part[],
  keyOf: (part: Part) => string,
  atOnce: boolean,
): readonly Part[] {
  const shownOf = ({ parts: all, before, count }: Drawn<Part>): readonly Part[] =>
    all.flatMap((part, index) => (index < count ? part : (before.get(keyOf(part)) ?? [])));
  const [kept, setKept] = useState<Drawn<Part>>(() => ({
    parts,
    before: new Map(),
    count: atOnce ? parts.length : 0,
  }));
  let drawn = kept;
  if (kept.parts !== parts) {
    const before = new Map(shownOf(kept).map((part) => [keyOf(part), part]));
    drawn = { parts, before, count: FIRST };
    setKept(drawn);
  }
  const { count } = drawn;
  useEffect(() => {
    if (count >= parts.length) return undefined;
    let isDue = true;
    afterPress(() => {
      if (!isDue) return;
      startTransition(() => setKept((one) => ({ ...one, count: count + PIECE })));
    });
    return () => {
      isDue = false;
    };
  }, [count, parts]);
  return shownOf(drawn);
}
