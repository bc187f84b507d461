import { programDefinition, type ProgramId } from './programs';

/** Cost of a program's credit: rates in percent a year, amounts in cents. Invented. */
export interface ProgramTerms {
  /** Range of rates in offers. */
  readonly aprMin: number;
  readonly aprMax: number;
  /** Rate of an offer. */
  readonly purchaseApr: number;
  readonly cashAdvanceApr: number;
  /** Null if there is none. */
  readonly penaltyApr: number | null;
  readonly annualFee: number;
  readonly lateFeeMax: number;
  readonly returnedPaymentFeeMax: number;
  /** Percent of a cash advance, and the minimum. */
  readonly cashAdvanceFee: { readonly percent: number; readonly min: number };
  readonly foreignTransactionPercent: number;
  readonly minInterest: number;
  /**
   * Monthly minimum payment: percent of the balance with interest and fees, and the minimum amount.
   */
  readonly minimumPayment: { readonly percent: number; readonly min: number };
  /** Days after a billing cycle during which purchases paid in full cost no interest. */
  readonly graceDays: number;
  /** Terms of a line that a home secures; null for other lines. */
  readonly home: {
    readonly drawYears: number;
    readonly repaymentYears: number;
    readonly maximumApr: number;
  } | null;
}

const USUAL: ProgramTerms = {
  aprMin: 19.99,
  aprMax: 29.99,
  purchaseApr: 24.99,
  cashAdvanceApr: 29.99,
  penaltyApr: null,
  annualFee: 0,
  lateFeeMax: 3000,
  returnedPaymentFeeMax: 3000,
  cashAdvanceFee: { percent: 5, min: 1000 },
  foreignTransactionPercent: 3,
  minInterest: 100,
  minimumPayment: { percent: 1, min: 2500 },
  graceDays: 25,
  home: null,
};

const HOME: ProgramTerms['home'] = { drawYears: 10, repaymentYears: 15, maximumApr: 29.99 };

/** Differences from the default terms, per program. */
const OWN: Readonly<Partial<Record<ProgramId, Partial<ProgramTerms>>>> = {
  pesto_cash: { annualFee: 3500 },
};

/** Returns a program's terms, used by every table, screen and document. */
export function programTerms(program: ProgramId): ProgramTerms {
  const home = programDefinition(program).security === 'home' ? HOME : null;
  return { ...USUAL, home, ...OWN[program] };
}
