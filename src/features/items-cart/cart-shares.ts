import type { Share } from '../../ui/share-bar';
import { shareTones, type ShareTone } from '../../ui/share-tones';

interface Counted {
  readonly id: string;
  readonly state: string;
  readonly estimate: { readonly low: number; readonly high: number };
}

/**
 * What each item adds to the estimate, by the middle of its range, in the order of the cart; nothing where it is one
 * item alone. `before`: the tones that they had.
 */
export function cartShares(
  items: readonly Counted[],
  before?: ReadonlyMap<string, ShareTone>,
): readonly Share[] {
  const counted = items.filter(({ state, estimate }) => state === 'ESTIMATED' && estimate.high > 0);
  if (counted.length < 2) return [];
  const tones = shareTones(
    counted.map(({ id }) => id),
    before,
  );
  return counted.map(({ id, estimate }) => ({
    id,
    value: (estimate.low + estimate.high) / 2,
    tone: tones.get(id) ?? 0,
  }));
}

/** The tones of the items, by id; those that add nothing have none. */
export function tonesOf(shares: readonly Share[]): ReadonlyMap<string, ShareTone> {
  return new Map(shares.map(({ id, tone }) => [id, tone]));
}
