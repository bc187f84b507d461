import type {
  IntakeState,
  ItemEstimate,
  ItemUploadPurpose,
  ShipmentStatus,
  ShippingMethod,
} from '../../src/contract/generated/types';
import type { AddressRecord } from './address-record';
import type { ItemAnswers } from './item-answers';

/** A complete estimate, money in cents. */
export type Estimate = Required<ItemEstimate>;

/** Credit line of an inspected item, cents, and why it differs from the estimate. */
export interface InspectionRecord {
  line: number;
  differences: string[];
}

export interface ItemRecord {
  id: string;
  /** The browser's key: the same key means the same item. */
  key: string;
  answers: ItemAnswers;
  estimate: Estimate;
  /** Whether a specialist has reviewed it, which is final. */
  seenBySpecialist: boolean;
  /** Removed by the applicant, who can restore it. */
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
  /**
   * Day on which an expired estimate was renewed, YYYY-MM-DD; null if it wasn't, or the cart has
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

/** A parcel with items, to the appraisal center or back. */
export interface ShipmentRecord {
  /** Label number, such as LBL-TEST-0001. */
  id: string;
  direction: 'in' | 'return';
  method: ShippingMethod;
  status: ShipmentStatus;
  trackingNumber: string;
  /** Drop-off code, such as SHIP-TEST-0001; null if there is none. */
  code: string | null;
  /**
   * The address confirmed for this parcel; null for a seeded parcel, which uses the applicant's.
   */
  address: AddressRecord | null;
  /** Last day on which the label or code is valid, YYYY-MM-DD. */
  expiresOn: string;
  kit: KitRecord | null;
  /** When it was handed over, ISO; null before. */
  shippedAt: string | null;
  /** YYYY-MM-DD; null before the first scan. */
  estimatedArrival: string | null;
  events: TrackingRecord[];
}

/** A photo or proof document of an item. Its bytes are stored separately. */
export interface ItemUploadRecord {
  id: string;
  purpose: ItemUploadPurpose;
  fileName: string;
  /** Media type detected from the bytes; null until they arrive. */
  contentType: string | null;
}
