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

/** A source of money: the last four digits and the bank's outcome, never the full number. */
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
  /** Subject of its owner. */
  owner: string;
  source: CardSource;
  /** The idempotency key of the payment that used it; null while unused. */
  usedFor: string | null;
}

export interface PaymentRecord {
  id: string;
  applicationId: string;
  idempotencyKey: string;
  /** A digest of the request's body, to detect a different body with the same key. */
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
  /** Number of wrong micro-deposit amounts entered. */
  wrongTries: number;
  /** Id of the confirmation at the bank's page; null if none is required. */
  bankRequest: string | null;
  bankAnswer: 'confirmed' | 'refused' | null;
  /** The schedule of the payment, and its date in it. */
  scheduleId: string | null;
  authorizationVersion: string;
}

/** A scheduled deposit that was made. */
export interface MadeDeposit {
  on: string;
  paymentId: string;
}

/** A scheduled deposit that the applicant skipped, with its planned amount. */
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

/**
 * `charge`: taken once; `deposit`: taken by a schedule; `reversal`: returned by the bank; `refund`:
 * paid back.
 */
export type LedgerKind = 'charge' | 'deposit' | 'reversal' | 'refund';

/** One movement of money. Entries are never changed or removed. */
export interface LedgerEntry {
  id: string;
  kind: LedgerKind;
  /** The idempotency key of the payment. */
  key: string;
  paymentId: string;
  applicationId: string;
  /** Cents, always positive; the kind implies the direction. */
  amount: number;
  method: PaymentMethod;
  lastFour: string;
  at: string;
}

/** The mock's data about deposits. */
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
