import type { Share } from '../../ui/share-bar';

interface Counted {
  readonly id: string;
  readonly state: string;
  readonly estimate: { readonly low: number; readonly high: number };
}

/** What each item adds to the estimate, by the middle of its range, in the order of the cart; nothing where it is one item alone. */
export function cartShares(items: readonly Counted[]): readonly Share[] {
  const shares = items
    .filter(({ state, estimate }) => state === 'ESTIMATED' && estimate.high > 0)
    .map(({ id, estimate }) => ({ id, value: (estimate.low + estimate.high) / 2 }));
  return shares.length > 1 ? shares : [];
}

/** The places of the items in the bar, by id; those that add nothing have none. */
export function placesOf(shares: readonly Share[]): ReadonlyMap<string, number> {
  return new Map(shares.map(({ id }, index) => [id, index]));
}
