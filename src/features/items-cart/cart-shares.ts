import { sharesOf, type Share, type ShareTone } from '../../ui/share-tones';

interface Estimated {
  readonly id: string;
  readonly state: string;
  readonly estimate: { readonly low: number; readonly high: number };
}

/**
 * Returns shares of the estimate, by the middle of each range, in cart order; empty for a single
 * item. `before`: shades of the previous render.
 */
export function cartShares(
  items: readonly Estimated[],
  before?: ReadonlyMap<string, ShareTone>,
): readonly Share[] {
  const counted = items
    .filter(({ state, estimate }) => state === 'ESTIMATED' && estimate.high > 0)
    .map(({ id, estimate }) => ({ id, value: (estimate.low + estimate.high) / 2 }));
  return sharesOf(counted, before);
}
