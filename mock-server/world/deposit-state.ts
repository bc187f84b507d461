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

/** The last four digits and the bank's outcome, never the full number. */
export interface FundingSource {
  method: PaymentMethod;
  brand: CardBrand | null;
  accountType: BankAccountType | null;
  lastFour: string;
  outcome: FundingOutcome;
}

/** The brand is always known. */
export type CardSource = FundingSource & { brand: CardBrand };

/** A card that was exchanged for a token. */
export interface CardTokenRecord {
  token: string;
  /** Subject of the ID token. */
  owner: string;
  source: CardSource;
  /** Idempotency key of the payment; null while the token is unused. */
  usedFor: string | null;
}

export interface PaymentRecord {
  id: string;
  applicationId: string;
  idempotencyKey: string;
  /** Digest of the request's body, to detect a different body with the same key. */
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
  wrongTries: number;
  /** Confirmation at the bank's page; null if none is required. */
  bankRequest: string | null;
  bankAnswer: 'confirmed' | 'refused' | null;
  /** The payment's schedule, and its date in it. */
  scheduleId: string | null;
  authorizationVersion: string;
}

export interface MadeDeposit {
  on: string;
  paymentId: string;
}

/** `amount`: planned. */
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

/** `deposit`: taken by a schedule. `reversal`: returned by the bank. `refund`: paid back. */
export type LedgerKind = 'charge' | 'deposit' | 'reversal' | 'refund';

/** Entries are never changed or removed. */
export interface LedgerEntry {
  id: string;
  kind: LedgerKind;
  /** Of the payment. */
  key: string;
  paymentId: string;
  applicationId: string;
  /** Cents, always positive; the kind implies the direction. */
  amount: number;
  method: PaymentMethod;
  lastFour: string;
  at: string;
}

export interface DepositState {
  payments: PaymentRecord[];
  schedules: ScheduleRecord[];
  refunds: RefundRecord[];
  cardTokens: CardTokenRecord[];
  ledger: LedgerEntry[];
}

export function noDeposits(): DepositState {
  return { payments: [], schedules: [], refunds: [], cardTokens: [], ledger: [] };
}
