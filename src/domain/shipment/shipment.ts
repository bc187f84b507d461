import type { ShipmentsQuery } from '../../contract/generated/documents';

type Shipped = NonNullable<NonNullable<ShipmentsQuery['currentUser']>['creditApplication']>;

/** A parcel on its way to us, or back. */
export type Shipment = NonNullable<Shipped['shipment']>;

/** The items of the parcel, and what they are estimated at. */
export type ShippedCart = NonNullable<Shipped['itemCart']>;

export type ShippedItem = ShippedCart['items'][number];
