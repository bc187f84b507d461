import type { CartItemState } from '../../../contract/generated/types';
import type { Tone } from '../../../ui/callout';
import type { StatusIcon } from '../../../ui/status-tag';

/** How an item of the cart stands, in words. */
export const ITEM_STATE_COPY: Readonly<
  Record<CartItemState, { readonly tag: string; readonly icon: StatusIcon; readonly tone: Tone }>
> = {
  ESTIMATED: { tag: 'Estimated', icon: 'check', tone: 'success' },
  IN_REVIEW: { tag: 'In review', icon: 'clock', tone: 'info' },
  NOT_ACCEPTED: { tag: 'Not accepted', icon: 'paused', tone: 'warning' },
  NEEDS_DETAILS: { tag: 'Needs details', icon: 'alert', tone: 'warning' },
};
