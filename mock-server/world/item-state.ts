import type {
  IntakeState,
  ItemEstimate,
  ItemUploadPurpose,
  ShipmentStatus,
  ShippingMethod,
} from '../../src/contract/generated/types';
import type { AddressRecord } from './address-record';
import type { ItemAnswers } from './item-answers';

/** Money in cents. */
export type Estimate = Required<ItemEstimate>;

/** Credit line in cents, and why it differs from the estimate. */
export interface InspectionRecord {
  line: number;
  differences: string[];
}

export interface ItemRecord {
  id: string;
  /** Created by the browser: the same key means the same item. */
  key: string;
  answers: ItemAnswers;
  estimate: Estimate;
  /** A specialist's review is final. */
  seenBySpecialist: boolean;
  /** The applicant can restore a removed item. */
  removed: boolean;
  intake: IntakeState | null;
  inspection: InspectionRecord | null;
}

export interface ItemCartRecord {
  /** Incremented by every change of the items. */
  version: number;
  items: ItemRecord[];
  /** YYYY-MM-DD; null until all items are valued. */
  estimateValidUntil: string | null;
  /** YYYY-MM-DD; null if the estimate wasn't renewed, or the cart has changed since. */
  estimateRenewedOn: string | null;
  /** YYYY-MM-DD; null until pre-qualified. */
  shipBy: string | null;
}

export interface KitRecord {
  /** YYYY-MM-DD. */
  requestedOn: string;
  arrivesFrom: string;
  arrivesTo: string;
  deliveredOn: string | null;
  trackingNumber: string | null;
  contactAfter: string;
}

export interface TrackingRecord {
  at: string;
  place: string;
  description: string;
}

/** To the appraisal center or back. */
export interface ShipmentRecord {
  /** Such as LBL-TEST-0001. */
  id: string;
  direction: 'in' | 'return';
  method: ShippingMethod;
  status: ShipmentStatus;
  trackingNumber: string;
  /** Such as SHIP-TEST-0001; null if there is none. */
  code: string | null;
  /** Null for a seeded parcel, which uses the applicant's address. */
  address: AddressRecord | null;
  /** Last valid day of the label or code, YYYY-MM-DD. */
  expiresOn: string;
  kit: KitRecord | null;
  /** ISO; null before. */
  shippedAt: string | null;
  /** YYYY-MM-DD; null before the first scan. */
  estimatedArrival: string | null;
  events: TrackingRecord[];
}

/** A photo or proof document; its bytes are stored separately. */
export interface ItemUploadRecord {
  id: string;
  purpose: ItemUploadPurpose;
  fileName: string;
  /** Detected from the bytes; null until they arrive. */
  contentType: string | null;
}
