import { programDefinition, type ProgramId } from './programs';

/** Invented. Rates in percent per year, amounts in cents. */
export interface ProgramTerms {
  readonly aprMin: number;
  readonly aprMax: number;
  readonly purchaseApr: number;
  readonly cashAdvanceApr: number;
  readonly penaltyApr: number | null;
  readonly annualFee: number;
  readonly lateFeeMax: number;
  readonly returnedPaymentFeeMax: number;
  /** Percent of the cash advance, and minimum. */
  readonly cashAdvanceFee: { readonly percent: number; readonly min: number };
  readonly foreignTransactionPercent: number;
  readonly minInterest: number;
  /** Percent of the balance with interest and fees, and minimum. */
  readonly minimumPayment: { readonly percent: number; readonly min: number };
  /** Days after a billing cycle in which paying in full costs no interest. */
  readonly graceDays: number;
  /** Null if no home secures the line. */
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

const OWN: Readonly<Partial<Record<ProgramId, Partial<ProgramTerms>>>> = {
  pesto_cash: { annualFee: 3500 },
};

export function programTerms(program: ProgramId): ProgramTerms {
  const home = programDefinition(program).security === 'home' ? HOME : null;
  return { ...USUAL, home, ...OWN[program] };
}
