import type { FundingOutcome } from '../../fixtures/payment-values';
import type {
  BankAccountType,
  CardBrand,
  DepositFrequency,
  DepositScheduleStatus,
  PaymentFailure,
  PaymentMethod,
  PaymentStatus,
  RefundReason,
} from '../../src/contract/generated/types';

/** Where money comes from: the last four digits and what the bank will do, never the whole number. */
export interface FundingSource {
  method: PaymentMethod;
  brand: CardBrand | null;
  accountType: BankAccountType | null;
  lastFour: string;
  outcome: FundingOutcome;
}

/** A card; its brand is always known. */
export type CardSource = FundingSource & { brand: CardBrand };

/** A card that was exchanged for a token. */
export interface CardTokenRecord {
  token: string;
  /** Subject of the person it was made for. */
  owner: string;
  source: CardSource;
  /** The idempotency key of the payment that used it; null while unused. */
  usedFor: string | null;
}

export interface PaymentRecord {
  id: string;
  applicationId: string;
  idempotencyKey: string;
  /** A digest of the request's body, to recognise a different body under the same key. */
  fingerprint: string;
  /** Cents. */
  amount: number;
  source: FundingSource;
  status: PaymentStatus;
  failure: PaymentFailure | null;
  createdAt: string;
  /** YYYY-MM-DD. */
  expectedOn: string | null;
  settledOn: string | null;
  /** How often wrong micro-deposit amounts were entered. */
  wrongTries: number;
  /** Id of the confirmation at the bank's page; null where none is needed. */
  bankRequest: string | null;
  bankAnswer: 'confirmed' | 'refused' | null;
  /** The schedule that made the payment, and the date of the schedule that it is for. */
  scheduleId: string | null;
  authorizationVersion: string;
}

/** A scheduled deposit that was made. */
export interface MadeDeposit {
  on: string;
  paymentId: string;
}

/** A scheduled deposit that the applicant skipped, with the amount it would have had. */
export interface SkippedDeposit {
  on: string;
  /** Cents. */
  amount: number;
}

export interface ScheduleRecord {
  id: string;
  applicationId: string;
  idempotencyKey: string;
  fingerprint: string;
  /** Cents. */
  amount: number;
  frequency: DepositFrequency;
  firstOn: string;
  deadline: string;
  status: DepositScheduleStatus;
  source: FundingSource;
  made: MadeDeposit[];
  skipped: SkippedDeposit[];
  authorizationVersion: string;
  createdAt: string;
}

export interface RefundRecord {
  id: string;
  paymentId: string;
  applicationId: string;
  /** Cents. */
  amount: number;
  reason: RefundReason;
  issuedAt: string;
  expectedBy: string;
  sentAt: string | null;
}

/** `charge`: taken once; `deposit`: taken by a schedule; `reversal`: came back by the bank; `refund`: given back. */
export type LedgerKind = 'charge' | 'deposit' | 'reversal' | 'refund';

/** One movement of money. Entries are only ever added. */
export interface LedgerEntry {
  id: string;
  kind: LedgerKind;
  /** The idempotency key of the payment. */
  key: string;
  paymentId: string;
  applicationId: string;
  /** Cents, always positive; the kind tells the direction. */
  amount: number;
  method: PaymentMethod;
  lastFour: string;
  at: string;
}

/** Everything about deposits that the outside world knows. */
export interface DepositState {
  payments: PaymentRecord[];
  schedules: ScheduleRecord[];
  refunds: RefundRecord[];
  cardTokens: CardTokenRecord[];
  ledger: LedgerEntry[];
}

/** A world in which nobody has paid anything. */
export function noDeposits(): DepositState {
  return { payments: [], schedules: [], refunds: [], cardTokens: [], ledger: [] };
}
