import { LIMITS } from '../../../catalogue/limits';
import type { CartItemState } from '../../../contract/generated/types';
import type { Tone } from '../../../ui/callout';
import type { StatusIcon } from '../../../ui/status-tag';
import { formatCents } from '../../text/format';
import { NOT_ACCEPTED_COPY } from '../estimate/not-accepted-copy';
import type { CartItem } from './use-item-cart';

export const ITEM_STATES: Readonly<
  Record<CartItemState, { readonly label: string; readonly tone: Tone; readonly icon: StatusIcon }>
> = {
  ESTIMATED: { label: 'Estimated', tone: 'success', icon: 'check' },
  IN_REVIEW: { label: 'In review', tone: 'info', icon: 'clock' },
  NOT_ACCEPTED: { label: 'Not accepted', tone: 'warning', icon: 'alert' },
  NEEDS_DETAILS: { label: 'Needs details', tone: 'warning', icon: 'info' },
};

/** Returns why an item doesn't count, or what is missing; null if it counts. */
export function itemObstacle({
  state,
  estimate,
}: Pick<CartItem, 'state' | 'estimate'>): string | null {
  if (state !== 'NOT_ACCEPTED' && state !== 'NEEDS_DETAILS') return null;
  if (estimate.outcome === 'BELOW_MINIMUM') {
    return `Each item must add at least ${formatCents(LIMITS.item.minItem)} to your credit line. This one adds less, so we can’t include it.`;
  }
  const otherwise = state === 'NEEDS_DETAILS' ? 'UNIDENTIFIED_METAL' : 'RESTRICTED';
  return NOT_ACCEPTED_COPY[estimate.notAcceptedReason ?? otherwise];
}
