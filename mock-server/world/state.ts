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

/** The identity provider and the data API share the subject. */
export interface UserRecord {
  /** Such as `sms|usr_0h62tyb`; created by subjectOf. */
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
  /** Referral code of a friend. */
  referredBy: string | null;
  /** ISO; null if never. */
  eSignConsentAt: string | null;
  /** Terms of Service and Privacy Policy, ISO; null if never. */
  termsAcceptedAt: string | null;
  /** Text message and call, and email. */
  marketing: { byText: boolean; byEmail: boolean };
  /** In addition to email. */
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

/** A counteroffer gets a notice like any decision. */
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
  uploaded: boolean;
  /** Hex digest of the bytes, which aren't stored. */
  sha256: string | null;
  /** With submitDocumentId. */
  submitted: boolean;
}

export interface ApplicationRecord {
  id: string;
  /** Subject of the ID token. */
  owner: string;
  program: ProgramId;
  status: Status;
  /** Status before INVALID_STATE or MANUAL_REVIEW, to return to. */
  previousStatus: Status | null;
  createdAt: string;
  updatedAt: string;
  dueOn: string | null;
  closureReason: ClosureReason | null;
  /** Last day on which the application could have continued, YYYY-MM-DD. */
  closureDeadline: string | null;
  /** Cents; set when it closed because the deposit was incomplete. */
  closureReceived: number | null;
  frozenBureaus: BureauName[];
  /** Lifted by the applicant at the bureaus. */
  freezeLifted: boolean;
  documentsRequested: DocumentKind[];
  offer: OfferRecord | null;
  decision: DecisionRecord | null;
  counteroffer: CounterofferRecord | null;
  declineReason: DeclineReason | null;
  agreement: { documentId: string; signedAt: string; signature: string } | null;
  signedAt: string | null;
  cancellationEndsOn: string | null;
  /** Requested once by acceptCreditOffer even if on file (magic suffixes 0007 and 0008). */
  askedOnce: string[];
  /** Item flow only. */
  itemCart: ItemCartRecord;
  shipment: ShipmentRecord | null;
  returnShipment: ShipmentRecord | null;
  /** Cash-secured applications only; `fundingEndsOn` is the last day. */
  cash: { creditLine: number | null; fundingEndsOn: string | null } | null;
}

export interface EventDetails {
  readonly paymentId?: string;
  readonly failure?: PaymentFailure;
  /** The bank refuses it. */
  readonly fails?: boolean;
}

/** Back-office event. */
export interface ScheduledStep {
  /** Ms since the epoch, on the world's clock. */
  dueAt: number;
  applicationId: string;
  /** Defined in domain/events. */
  event: string;
  /** Names the payment, item or parcel, if there are several. */
  details?: EventDetails;
  /** Money in transit arrives even after a status change; other events are canceled then. */
  outlivesStatus?: true;
}

/** The owner hasn't been notified of this status change yet. */
export interface Announcement {
  applicationId: string;
  from: Status;
  to: Status;
  /** ISO. */
  at: string;
}

/** In the queue; the program's name and the help line are added on sending. */
export interface Letter {
  applicationId: string;
  /** Without the program's name. */
  subject: string;
  paragraphs: string[];
  button: { label: string; path: string };
  /** ISO. */
  at: string;
}

/** Text message or email. */
export interface Message {
  id: string;
  channel: 'sms' | 'email';
  to: string;
  subject: string;
  body: string;
  /** One-time code in the message. */
  code: string | null;
  sentAt: string;
}

/** Active fault. */
export interface FaultRecord {
  spec: string;
  /** So far, for `nth` and `times`. */
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
  /** For sensitive values: whether they came through the tokenizing proxy. */
  tokenized?: boolean;
}

/** Monitoring or session replay. */
export interface TelemetryRecord {
  readonly kind: 'rum' | 'replay';
  readonly bytes: number;
  /** Null if the body couldn't be read, for example if it is compressed. */
  readonly events: unknown[] | null;
}

/** The entire state is one serializable value. */
export interface WorldState {
  version: typeof STATE_VERSION;
  seed: Seed;
  clock: {
    /** World's time when `anchor` was read, ms since the epoch. */
    base: number;
    /** Machine's time at that moment, ms since the epoch; null if the clock is frozen. */
    anchor: number | null;
  };
  /** Position in the pseudo-random sequence. */
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
  /** Analytics. */
  events: unknown[];
  /** Monitoring and replay. */
  telemetry: TelemetryRecord[];
  /** Oldest first. */
  scripts: ScriptRecord[];
  availabilityNotices: { sub: string; state: string; requestedAt: string }[];
  /** Newest last, at most 50. */
  requests: RequestLogEntry[];
}
