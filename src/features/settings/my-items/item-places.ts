import type { ItemLocation } from '../../../contract/generated/types';
import type { Tone } from '../../../ui/callout';
import type { StatusIcon } from '../../../ui/status-tag';

interface ItemPlace {
  readonly heading: string;
  /** Shown if an item of the section is at `noteFor`. */
  readonly note: string | null;
  readonly noteFor?: ItemLocation;
  readonly locations: readonly ItemLocation[];
}

/** Items on their way to us count as with us; those on their way back don't. */
export const ITEM_PLACES: readonly ItemPlace[] = [
  { heading: 'In your cart', note: null, locations: ['IN_CART'] },
  {
    heading: 'With us',
    note: 'We’re keeping this item in insured storage. To get it back, pay any balance and close your account.',
    noteFor: 'WITH_US',
    locations: ['ON_THE_WAY', 'WITH_US'],
  },
  {
    heading: 'Not in the package',
    note: 'We opened your package on camera, and it wasn’t in it. If you sent it, keep your receipt and contact us.',
    noteFor: 'NOT_IN_PACKAGE',
    locations: ['NOT_IN_PACKAGE'],
  },
  { heading: 'Returned', note: null, locations: ['RETURNING', 'RETURNED'] },
];

export const LOCATION_TAGS: Readonly<
  Record<ItemLocation, { readonly tag: string; readonly tone: Tone; readonly icon: StatusIcon }>
> = {
  IN_CART: { tag: 'In your cart', tone: 'info', icon: 'info' },
  ON_THE_WAY: { tag: 'On the way to us', tone: 'info', icon: 'package' },
  WITH_US: { tag: 'With us', tone: 'success', icon: 'check' },
  NOT_IN_PACKAGE: { tag: 'Not in the package', tone: 'warning', icon: 'alert' },
  RETURNING: { tag: 'On the way back', tone: 'info', icon: 'package' },
  RETURNED: { tag: 'Returned', tone: 'success', icon: 'check' },
};
