import type {
  IntakeState,
  ItemEstimate,
  ItemUploadPurpose,
  ShipmentStatus,
  ShippingMethod,
} from '../../src/contract/generated/types';
import type { AddressRecord } from './address-record';
import type { ItemAnswers } from './item-answers';

/** An estimate with every part, money in cents. */
export type Estimate = Required<ItemEstimate>;

/** The line that an inspected item can back, cents, and why it differs from the estimate. */
export interface InspectionRecord {
  line: number;
  differences: string[];
}

export interface ItemRecord {
  id: string;
  /** The key that the browser gave it: the same key is the same item. */
  key: string;
  answers: ItemAnswers;
  estimate: Estimate;
  /** Whether a specialist has looked at it; their word is final. */
  seenBySpecialist: boolean;
  /** Taken out by the applicant; it can be put back. */
  removed: boolean;
  intake: IntakeState | null;
  inspection: InspectionRecord | null;
}

export interface ItemCartRecord {
  /** Raised by every change of the items. */
  version: number;
  items: ItemRecord[];
  /** YYYY-MM-DD; null until all items are valued. */
  estimateValidUntil: string | null;
  /**
   * Day on which an expired estimate was renewed, YYYY-MM-DD; null when it was not, or the cart has
   * changed since.
   */
  estimateRenewedOn: string | null;
  /** YYYY-MM-DD; null until pre-qualified. */
  shipBy: string | null;
}

export interface KitRecord {
  /** Dates, YYYY-MM-DD. */
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

/** A parcel with items, on its way to the appraisal center or back. */
export interface ShipmentRecord {
  /** Number of the label, such as LBL-TEST-0001. */
  id: string;
  direction: 'in' | 'return';
  method: ShippingMethod;
  status: ShipmentStatus;
  trackingNumber: string;
  /** Number of the code for the counter, such as SHIP-TEST-0001; null where there is none. */
  code: string | null;
  /** The address confirmed for this parcel; null for a seeded parcel, which uses the applicant's own. */
  address: AddressRecord | null;
  /** The last day on which the label or code can be used, YYYY-MM-DD. */
  expiresOn: string;
  kit: KitRecord | null;
  /** When it was handed over, ISO; null before. */
  shippedAt: string | null;
  /** YYYY-MM-DD; null before the first scan. */
  estimatedArrival: string | null;
  events: TrackingRecord[];
}

/** A photo or a paper of an item. Its bytes are kept beside the state. */
export interface ItemUploadRecord {
  id: string;
  purpose: ItemUploadPurpose;
  fileName: string;
  /** Media type as the bytes show it; null until they arrived. */
  contentType: string | null;
}
