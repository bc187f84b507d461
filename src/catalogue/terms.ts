import { programDefinition, type ProgramId } from './programs';

/** What credit of a program costs: rates are percent a year, amounts cents. Invented. */
export interface ProgramTerms {
  /** Between which rates offers are. */
  readonly aprMin: number;
  readonly aprMax: number;
  /** The rate of an offer. */
  readonly purchaseApr: number;
  readonly cashAdvanceApr: number;
  /** Null: there is none. */
  readonly penaltyApr: number | null;
  readonly annualFee: number;
  readonly lateFeeMax: number;
  readonly returnedPaymentFeeMax: number;
  /** Percent of a cash advance, and the least it costs. */
  readonly cashAdvanceFee: { readonly percent: number; readonly min: number };
  readonly foreignTransactionPercent: number;
  readonly minInterest: number;
  /** What has to be paid each month: percent of the balance with interest and fees, and the least. */
  readonly minimumPayment: { readonly percent: number; readonly min: number };
  /** Days after the end of a billing cycle in which purchases cost no interest when paid in full. */
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

/** What a program has instead of the usual terms. */
const OWN: Readonly<Partial<Record<ProgramId, Partial<ProgramTerms>>>> = {
  pesto_cash: { annualFee: 3500 },
};

/** The terms of a program: every table, screen and document says these. */
export function programTerms(program: ProgramId): ProgramTerms {
  const home = programDefinition(program).security === 'home' ? HOME : null;
  return { ...USUAL, home, ...OWN[program] };
}
