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

/** Raised whenever the stored form changes; an older one is discarded and seeded again. */
export const STATE_VERSION = 8;

/** A person, known to the identity provider and to the data API by the same subject. */
export interface UserRecord {
  /** Subject of the tokens and id of the user, such as `sms|usr_0h62tyb`; made by subjectOf. */
  sub: string;
  firstName: string | null;
  middleName: string | null;
  lastName: string | null;
  /** E.164. */
  phone: string | null;
  email: string | null;
  dob: string | null;
  /** Nine digits. The mock's back office knows it whole; answers only ever hold the last four. */
  taxId: string | null;
  annualIncome: number | null;
  incomeSources: IncomeSource[];
  homeAddress: AddressRecord | null;
  shippingAddress: (AddressRecord & { isConfirmed: boolean }) | null;
  /** The referral code of a friend. */
  referredBy: string | null;
  /** When the person agreed to receive documents electronically, ISO; null if never. */
  eSignConsentAt: string | null;
  /** When the person agreed to the Terms of Service and the Privacy Policy, ISO; null if never. */
  termsAcceptedAt: string | null;
  /** Whether marketing may be sent by text message and call, and by e-mail. */
  marketing: { byText: boolean; byEmail: boolean };
  /** Whether updates on the application are sent by text message, too. */
  statusByText: boolean;
  drafts: Record<string, { answers: string; savedAt: string }>;
}

export interface OfferRecord {
  /** Cents. */
  creditLine: number;
  /** Cents; what was offered before, where the offer changed. */
  previousLine: number | null;
  reasonIds: string[];
  expiresAt: string;
}

export interface DecisionRecord {
  decidedOn: string;
  reasonIds: string[];
  /** Null when no credit report was used. */
  score: number | null;
}

/** A counteroffer that replaced an offer; a notice of it is given as of any decision. */
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
  /** Bytes arrived at the upload address. */
  uploaded: boolean;
  /** Hex digest of those bytes, all that is kept of them. */
  sha256: string | null;
  /** Handed in by submitDocumentId. */
  submitted: boolean;
}

export interface ApplicationRecord {
  id: string;
  /** Subject of the owner. */
  owner: string;
  program: ProgramId;
  status: Status;
  /** The status before INVALID_STATE or MANUAL_REVIEW, to go back to. */
  previousStatus: Status | null;
  createdAt: string;
  updatedAt: string;
  dueOn: string | null;
  closureReason: ClosureReason | null;
  /** The last day on which it could have gone on, YYYY-MM-DD. */
  closureDeadline: string | null;
  /** Cents that had arrived when it closed for want of the whole deposit. */
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
  /** Fields that acceptCreditOffer asks for once even if they are on file (magic suffixes 0007 and 0008). */
  askedOnce: string[];
  /** The items, in the item flow. */
  itemCart: ItemCartRecord;
  shipment: ShipmentRecord | null;
  returnShipment: ShipmentRecord | null;
  /** The chosen line of a cash-secured application, and the last day on which deposits count towards it. */
  cash: { creditLine: number | null; fundingEndsOn: string | null } | null;
}

/** What an event is about. */
export interface EventDetails {
  readonly paymentId?: string;
  readonly failure?: PaymentFailure;
  /** Whether the bank refuses it. */
  readonly fails?: boolean;
}

/** A back-office event that happens by itself at a set time. */
export interface ScheduledStep {
  /** ms since the epoch, on the world's clock. */
  dueAt: number;
  applicationId: string;
  /** Name of a back-office event, see domain/events. */
  event: string;
  /** Which payment, item or parcel the event is about, where there are several. */
  details?: EventDetails;
  /**
   * True for money on its way, which arrives even after the status changed; other steps are cancelled
   * then.
   */
  outlivesStatus?: true;
}

/** A status change of which the owner has not been notified yet. */
export interface Announcement {
  applicationId: string;
  from: Status;
  to: Status;
  /** ISO. */
  at: string;
}

/** An e-mail waiting to be sent; the program's name and the help block are added on sending. */
export interface Letter {
  applicationId: string;
  /** What follows the program's name in the subject. */
  subject: string;
  paragraphs: string[];
  /** Where its one button leads. */
  button: { label: string; path: string };
  /** ISO. */
  at: string;
}

/** A text message or e-mail the outside world sent. */
export interface Message {
  id: string;
  channel: 'sms' | 'email';
  to: string;
  subject: string;
  body: string;
  /** The one-time code, when the message carries one. */
  code: string | null;
  sentAt: string;
}

/** An active fault: its spec and how many requests it matched. */
export interface FaultRecord {
  spec: string;
  /** How many requests matched so far, for `nth` and `times`. */
  matched: number;
}

/** A third-party script that a page asked for. */
export interface ScriptRecord {
  name: string;
  /** ISO. */
  at: string;
}

export interface RequestLogEntry {
  at: string;
  method: string;
  /** Pathname only: queries may hold codes. */
  path: string;
  operation: string | null;
  status: number;
  fault: string | null;
  /** Of an operation with sensitive values: whether it came through the tokenising proxy. */
  tokenised?: boolean;
}

/** One request of monitoring or session replay. */
export interface TelemetryRecord {
  readonly kind: 'rum' | 'replay';
  readonly bytes: number;
  /** Its events; null where the body could not be read, such as a compressed one. */
  readonly events: unknown[] | null;
}

/** The whole outside world, as one value that can be written down. */
export interface WorldState {
  version: typeof STATE_VERSION;
  seed: Seed;
  clock: {
    /** The world's time, ms since the epoch, when `anchor` was read. */
    base: number;
    /** The machine's time at that moment, ms since the epoch; null: the clock stands still. */
    anchor: number | null;
  };
  /** Seed and position of the pseudo-random source. */
  random: { seed: number; drawn: number };
  /** Last number handed out, by prefix. */
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
  /** What monitoring and replay sent, the last of it. */
  telemetry: TelemetryRecord[];
  /** Scripts of others that a page asked for, oldest first. */
  scripts: ScriptRecord[];
  availabilityNotices: { sub: string; state: string; requestedAt: string }[];
  /** The last requests, newest last, at most 50. */
  requests: RequestLogEntry[];
}
