import type { ProgramId } from '../../src/catalogue/programs';
import type { Seed } from '../scenario/seed';
import type { Status } from '../../src/catalogue/statuses';
import type {
  BureauName,
  ClosureReason,
  DeclineReason,
  DocumentKind,
  IncomeSource,
  PaymentFailure,
} from '../../src/contract/generated/types';
import type { IdentityState } from './identity-state';
import type { AddressRecord } from './address-record';
import type { ItemCartRecord, ItemUploadRecord, ShipmentRecord } from './item-state';
import type { DepositState } from './deposit-state';

/** Increment when the stored format changes; older states are discarded and seeded again. */
export const STATE_VERSION = 8;

/** A person, with the same subject at the identity provider and the data API. */
export interface UserRecord {
  /** Subject of the tokens and id of the user, such as `sms|usr_0h62tyb`; created by subjectOf. */
  sub: string;
  firstName: string | null;
  middleName: string | null;
  lastName: string | null;
  /** E.164. */
  phone: string | null;
  email: string | null;
  dob: string | null;
  /** Nine digits. Responses only contain the last four. */
  taxId: string | null;
  annualIncome: number | null;
  incomeSources: IncomeSource[];
  homeAddress: AddressRecord | null;
  shippingAddress: (AddressRecord & { isConfirmed: boolean }) | null;
  /** A friend's referral code. */
  referredBy: string | null;
  /** When the person consented to electronic documents, ISO; null if never. */
  eSignConsentAt: string | null;
  /** When the person agreed to the Terms of Service and the Privacy Policy, ISO; null if never. */
  termsAcceptedAt: string | null;
  /** Consent to marketing by text message and call, and by email. */
  marketing: { byText: boolean; byEmail: boolean };
  /** Whether application updates are also sent by text message. */
  statusByText: boolean;
  drafts: Record<string, { answers: string; savedAt: string }>;
}

export interface OfferRecord {
  /** Cents. */
  creditLine: number;
  /** Cents; the earlier offer, if it changed. */
  previousLine: number | null;
  reasonIds: string[];
  expiresAt: string;
}

export interface DecisionRecord {
  decidedOn: string;
  reasonIds: string[];
  /** Null if no credit report was used. */
  score: number | null;
}

/** A counteroffer that replaced an offer; it gets a notice like any decision. */
export interface CounterofferRecord extends DecisionRecord {
  /** Cents. */
  creditLine: number;
  previousLine: number;
  expiresAt: string;
}

export interface DocumentRecord {
  documentId: string;
  applicationId: string;
  kind: DocumentKind;
  fileName: string;
  contentType: string;
  sizeBytes: number;
  /** Whether the bytes were uploaded. */
  uploaded: boolean;
  /** Hex digest of the bytes, which aren't stored. */
  sha256: string | null;
  /** Whether submitDocumentId was called. */
  submitted: boolean;
}

export interface ApplicationRecord {
  id: string;
  /** Subject of the owner. */
  owner: string;
  program: ProgramId;
  status: Status;
  /** The status before INVALID_STATE or MANUAL_REVIEW, to return to. */
  previousStatus: Status | null;
  createdAt: string;
  updatedAt: string;
  dueOn: string | null;
  closureReason: ClosureReason | null;
  /** Last day on which it could have continued, YYYY-MM-DD. */
  closureDeadline: string | null;
  /** Cents received by the time it closed because the deposit was incomplete. */
  closureReceived: number | null;
  frozenBureaus: BureauName[];
  /** Whether the applicant has lifted the freeze at the bureaus. */
  freezeLifted: boolean;
  documentsRequested: DocumentKind[];
  offer: OfferRecord | null;
  decision: DecisionRecord | null;
  counteroffer: CounterofferRecord | null;
  declineReason: DeclineReason | null;
  agreement: { documentId: string; signedAt: string; signature: string } | null;
  signedAt: string | null;
  cancellationEndsOn: string | null;
  /**
   * Fields that acceptCreditOffer requests once even if they are on file (magic suffixes 0007 and
   * 0008).
   */
  askedOnce: string[];
  /** The items, in the item flow. */
  itemCart: ItemCartRecord;
  shipment: ShipmentRecord | null;
  returnShipment: ShipmentRecord | null;
  /** The chosen line of a cash-secured application, and the last day of its funding window. */
  cash: { creditLine: number | null; fundingEndsOn: string | null } | null;
}

export interface EventDetails {
  readonly paymentId?: string;
  readonly failure?: PaymentFailure;
  /** Whether the bank refuses it. */
  readonly fails?: boolean;
}

/** A scheduled back-office event. */
export interface ScheduledStep {
  /** ms since the epoch, on the world's clock. */
  dueAt: number;
  applicationId: string;
  /** Name of a back-office event, see domain/events. */
  event: string;
  /** The payment, item or parcel of the event, if there are several. */
  details?: EventDetails;
  /**
   * True for money on its way, which arrives even after a status change; other events are canceled
   * then.
   */
  outlivesStatus?: true;
}

/** A status change whose owner hasn't been notified yet. */
export interface Announcement {
  applicationId: string;
  from: Status;
  to: Status;
  /** ISO. */
  at: string;
}

/** An email in the queue; the program's name and the help line are added on sending. */
export interface Letter {
  applicationId: string;
  /** Subject after the program's name. */
  subject: string;
  paragraphs: string[];
  /** Target of its button. */
  button: { label: string; path: string };
  /** ISO. */
  at: string;
}

/** A text message or email sent by the mock. */
export interface Message {
  id: string;
  channel: 'sms' | 'email';
  to: string;
  subject: string;
  body: string;
  /** The one-time code in the message, if any. */
  code: string | null;
  sentAt: string;
}

/** An active fault: its spec and the number of matching requests. */
export interface FaultRecord {
  spec: string;
  /** Number of matching requests so far, for `nth` and `times`. */
  matched: number;
}

/** A third-party script that a page requested. */
export interface ScriptRecord {
  name: string;
  /** ISO. */
  at: string;
}

export interface RequestLogEntry {
  at: string;
  method: string;
  /** Pathname only: queries may contain codes. */
  path: string;
  operation: string | null;
  status: number;
  fault: string | null;
  /** For an operation with sensitive values: whether it came through the tokenizing proxy. */
  tokenized?: boolean;
}

/** A request of monitoring or session replay. */
export interface TelemetryRecord {
  readonly kind: 'rum' | 'replay';
  readonly bytes: number;
  /** Its events; null if the body couldn't be read, for example if it is compressed. */
  readonly events: unknown[] | null;
}

/** The mock's entire state as one serializable value. */
export interface WorldState {
  version: typeof STATE_VERSION;
  seed: Seed;
  clock: {
    /** The world's time, ms since the epoch, when `anchor` was read. */
    base: number;
    /** The machine's time at that moment, ms since the epoch; null if the clock is frozen. */
    anchor: number | null;
  };
  /** Seed and position of the pseudo-random source. */
  random: { seed: number; drawn: number };
  /** Last number used, by prefix. */
  counters: Record<string, number>;
  users: UserRecord[];
  applications: ApplicationRecord[];
  documents: DocumentRecord[];
  itemUploads: ItemUploadRecord[];
  schedule: ScheduledStep[];
  deposits: DepositState;
  announcements: Announcement[];
  letters: Letter[];
  inbox: Message[];
  identity: IdentityState;
  faults: FaultRecord[];
  /** Analytics events received. */
  events: unknown[];
  /** The latest data of monitoring and replay. */
  telemetry: TelemetryRecord[];
  /** Third-party scripts that a page requested, oldest first. */
  scripts: ScriptRecord[];
  availabilityNotices: { sub: string; state: string; requestedAt: string }[];
  /** The last requests, newest last, at most 50. */
  requests: RequestLogEntry[];
}
