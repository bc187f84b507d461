import { LIMITS } from './limits';
import { centsText, percentText } from './plain-text';
import type { Security } from './programs';
import type { ProgramTerms } from './terms';

/** `figure` is bold. */
export interface TermPart {
  readonly name?: string;
  readonly figure?: string;
  readonly note?: string;
  /** URL at the end of the note. */
  readonly address?: string;
}

export interface TermRow {
  readonly header: string;
  readonly parts: readonly TermPart[];
  /** Uses the table's largest type. */
  readonly emphasis?: boolean;
}

export interface TermNote {
  readonly name?: string;
  readonly text: string;
}

/** Before an offer the range, after it the offer's rate. */
export type StatedApr = 'range' | 'own';

export const VARIABLE_RATE = 'This APR will vary with the market based on the Prime Rate.';

const CFPB = 'http://www.consumerfinance.gov/learnmore';

/** "None", or the amount. Cents. */
export function feeText(cents: number): string {
  return cents === 0 ? 'None' : centsText(cents);
}

const upTo = (cents: number): string => `Up to ${centsText(cents)}`;

export function termFigures(terms: ProgramTerms) {
  const { cashAdvanceFee, minimumPayment, home } = terms;
  return {
    aprRange: `${percentText(terms.aprMin)} to ${percentText(terms.aprMax)}`,
    purchaseApr: percentText(terms.purchaseApr),
    cashAdvanceApr: percentText(terms.cashAdvanceApr),
    penaltyApr: terms.penaltyApr === null ? 'None' : percentText(terms.penaltyApr),
    annualFee: feeText(terms.annualFee),
    lateFee: upTo(terms.lateFeeMax),
    returnedPaymentFee: upTo(terms.returnedPaymentFeeMax),
    cashAdvanceFee: `Either ${centsText(cashAdvanceFee.min)} or ${cashAdvanceFee.percent}% of the amount of each cash advance, whichever is greater.`,
    foreignFee: `${terms.foreignTransactionPercent}% of each transaction in U.S. dollars.`,
    minInterest: `$${(terms.minInterest / 100).toFixed(2)}`,
    minimumPayment: `The larger of ${centsText(minimumPayment.min)}, or ${minimumPayment.percent}% of your balance plus interest and fees.`,
    graceDays: `${terms.graceDays} days`,
    drawPeriod: home === null ? '' : `${home.drawYears} years`,
    repaymentPeriod: home === null ? '' : `${home.repaymentYears} years`,
    maximumApr: home === null ? '' : percentText(home.maximumApr),
  };
}

function purchaseRow(terms: ProgramTerms, stated: StatedApr): TermRow {
  const { aprRange, purchaseApr } = termFigures(terms);
  const inRange = terms.purchaseApr >= terms.aprMin && terms.purchaseApr <= terms.aprMax;
  const own = inRange
    ? `This is your rate, within our range of ${aprRange}. ${VARIABLE_RATE}`
    : VARIABLE_RATE;
  const part =
    stated === 'own'
      ? { figure: purchaseApr, note: own }
      : {
          figure: aprRange,
          note: 'when you open your account, based on your creditworthiness. After that, your APR will vary with the market based on the Prime Rate.',
        };
  return {
    header: 'Annual Percentage Rate (APR) for Purchases',
    parts: [part],
    emphasis: true,
  };
}

const TIPS: TermRow = {
  header: 'For Credit Card Tips from the Consumer Financial Protection Bureau',
  parts: [
    {
      note: 'To learn more about factors to consider when applying for or using a credit card, visit the website of the Consumer Financial Protection Bureau at',
      address: CFPB,
    },
  ],
};

function feeRows(terms: ProgramTerms): readonly TermRow[] {
  const figures = termFigures(terms);
  return [
    { header: 'Annual Fee', parts: [{ figure: figures.annualFee }] },
    {
      header: 'Transaction Fees',
      parts: [
        { name: 'Cash Advance', figure: figures.cashAdvanceFee },
        { name: 'Foreign Transaction', figure: figures.foreignFee },
      ],
    },
    {
      header: 'Penalty Fees',
      parts: [
        { name: 'Late Payment', figure: figures.lateFee },
        { name: 'Returned Payment', figure: figures.returnedPaymentFee },
      ],
    },
  ];
}

function homeRows(terms: ProgramTerms): readonly TermRow[] {
  const { maximumApr, drawPeriod, repaymentPeriod } = termFigures(terms);
  if (terms.home === null) return [];
  return [
    { header: 'Maximum APR', parts: [{ figure: maximumApr }] },
    { header: 'Draw period', parts: [{ note: drawPeriod }] },
    { header: 'Repayment period', parts: [{ note: repaymentPeriod }] },
  ];
}

/**
 * Rows of the table for applications or account opening, in the order of the model form (12 CFR
 * 1026.60, G-10), plus those of home-secured lines (12 CFR 1026.40).
 */
export function rateRows(terms: ProgramTerms, stated: StatedApr): readonly TermRow[] {
  const figures = termFigures(terms);
  return [
    purchaseRow(terms, stated),
    {
      header: 'APR for Cash Advances',
      parts: [{ figure: figures.cashAdvanceApr, note: VARIABLE_RATE }],
    },
    ...homeRows(terms),
    { header: 'Penalty APR and When it Applies', parts: [{ figure: figures.penaltyApr }] },
    {
      header: 'How to Avoid Paying Interest on Purchases',
      parts: [
        {
          note: `Your due date is at least ${figures.graceDays} after the close of each billing cycle. We will not charge you any interest on purchases if you pay your entire balance by the due date each month.`,
        },
      ],
    },
    {
      header: 'Minimum Interest Charge',
      parts: [
        {
          note: `If you are charged interest, the charge will be no less than ${figures.minInterest}.`,
        },
      ],
    },
    ...(terms.home === null ? [TIPS] : []),
    ...feeRows(terms),
    ...(terms.home === null
      ? []
      : [{ header: 'Security', parts: [{ note: 'Your home is security for this credit.' }] }]),
  ];
}

const SECURED_BY: Readonly<Partial<Record<Security, string>>> = {
  item: 'This is a secured credit card. It is secured by the items you send us.',
  cash: 'This is a secured credit card. It is secured by your deposit.',
};

/**
 * Percent of the minimum line from which fees require stating the available credit (12 CFR
 * 1026.60(b)(14)).
 */
const MIN_SHARE_PERCENT = 15;

/**
 * Returns the part of the minimum line that fees at account opening leave, as a sentence; null if
 * they are small. Cents.
 */
export function availableCreditLine(fee: number, minimumLine: number): string | null {
  if (fee * 100 < minimumLine * MIN_SHARE_PERCENT) return null;
  return `If your line is the minimum of ${centsText(minimumLine)}, the annual fee of ${centsText(fee)} is charged to your account when it opens, and your initial available credit will be about ${centsText(minimumLine - fee)}.`;
}

/** From the model form. */
export const BALANCE_METHOD =
  'We use a method called “average daily balance (including new purchases)” to figure your balance.';

/** Notes below the table. At account opening they refer to the billing rights. */
export function rateNotes(
  terms: ProgramTerms,
  options: { readonly security: Security; readonly accountOpening: boolean },
): readonly TermNote[] {
  const securedBy = SECURED_BY[options.security];
  const available = availableCreditLine(terms.annualFee, LIMITS.cash.minLine);
  return [
    ...(securedBy === undefined ? [] : [{ text: securedBy }]),
    ...(available === null ? [] : [{ name: 'Available Credit', text: available }]),
    { name: 'Minimum Payment', text: termFigures(terms).minimumPayment },
    { name: 'How We Will Calculate Your Balance', text: BALANCE_METHOD },
    ...(options.accountOpening
      ? [
          {
            name: 'Billing Rights',
            text: 'Information on your rights to dispute transactions and how to exercise those rights is provided in your Cardholder Agreement.',
          },
        ]
      : []),
  ];
}
