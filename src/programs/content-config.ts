/** Statutory texts are exact. Everything needs counsel before real use. */
export interface ContentConfig {
  /** Stored with what an applicant saw and agreed to. */
  readonly version: string;
  /** "Last updated" of legal texts, ISO 8601. */
  readonly lastUpdated: string;
  readonly reviewedByCounsel: boolean;
  readonly creditorName: string;
  readonly creditorAddress: string;
  readonly bankName: string;
  /** Enforces the Equal Credit Opportunity Act. */
  readonly agencyName: string;
  readonly agencyAddress: string;
  /** Insured value of shipped items, cents. */
  readonly insuredMax: number;
  readonly eSignVersion: string;
  /** A cookie choice for another version is requested again. */
  readonly cookieVersion: string;
  /** Whether Global Privacy Control turns Performance off until a choice is stored. */
  readonly honorGpc: boolean;
}

export type ReasonId =
  | 'R01'
  | 'R02'
  | 'R03'
  | 'R04'
  | 'R05'
  | 'R06'
  | 'R07'
  | 'R08'
  | 'R09'
  | 'R10';

/** Phone numbers differ between sources; confirm them before launch. */
export interface Bureau {
  readonly id: 'equifax' | 'experian' | 'transunion';
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly otherPhone?: string;
  readonly freezeUrl: string;
}

/** The same for all brands. The creditor is invented. `catalogue/terms` has the costs. */
export const CONTENT: ContentConfig = {
  version: '2026-06-01',
  lastUpdated: '2026-06-01',
  reviewedByCounsel: false,
  creditorName: 'Harborline National Bank',
  creditorAddress: '400 Harbor Street, Suite 1200, Wilmington, DE 19801',
  bankName: 'Harborline National Bank',
  agencyName: 'Office of the Comptroller of the Currency, Customer Assistance Group',
  agencyAddress: 'P.O. Box 53570, Houston, TX 77052',
  insuredMax: 1_000_000,
  eSignVersion: '2026-06-01',
  cookieVersion: '2026-06-01',
  honorGpc: true,
};

// Texts of the lender only, separate so that the portal's bundle excludes them.

export const REASON_CATALOG: Readonly<Record<ReasonId, string>> = {
  R01: 'Income not sufficient for amount of credit requested',
  R02: 'Unable to verify income',
  R03: 'Value of items not sufficient',
  R04: 'Information on application could not be verified',
  R05: 'Length of time accounts have been established',
  R06: 'Recent delinquent payments',
  R07: 'Number of recent inquiries',
  R08: 'Unable to obtain your credit report because it is frozen',
  R09: 'Application incomplete',
  R10: 'Item could not be authenticated',
};

export const BUREAU_LIST: readonly Bureau[] = [
  {
    id: 'equifax',
    name: 'Equifax',
    address: 'P.O. Box 740241, Atlanta, GA 30374',
    phone: '888-298-0045',
    otherPhone: '800-349-9960',
    freezeUrl: 'https://www.equifax.com/personal/credit-report-services/credit-freeze/',
  },
  {
    id: 'experian',
    name: 'Experian',
    address: 'P.O. Box 2002, Allen, TX 75013',
    phone: '888-397-3742',
    freezeUrl: 'https://www.experian.com/help/credit-freeze/',
  },
  {
    id: 'transunion',
    name: 'TransUnion',
    address: 'P.O. Box 2000, Chester, PA 19016',
    phone: '888-909-8872',
    otherPhone: '800-680-7289',
    freezeUrl: 'https://www.transunion.com/credit-freeze',
  },
];

/** 12 CFR 1002.9, form C-1 part II. */
export const CREDIT_SCORE_STATEMENT =
  'We also obtained your credit score from this consumer reporting agency and used it in making our credit decision. Your credit score is a number that reflects the information in your consumer report. Your credit score can change, depending on how the information in your consumer report changes.';

/** Required notices for residents, by state code. Need counsel before real use. */
export const STATE_NOTICES: Readonly<Record<string, string>> = {
  OH: 'The Ohio laws against discrimination require that all creditors make credit equally available to all creditworthy customers and that credit reporting agencies maintain separate credit histories on each individual upon request. The Ohio civil rights commission administers compliance with this law.',
  WI: 'Married Wisconsin residents: no provision of a marital property agreement, a unilateral statement under section 766.59 or a court decree under section 766.70 adversely affects our interest unless, before credit is granted, we are given a copy of it or have actual knowledge of the adverse provision.',
  CA: 'A married applicant may apply for a separate account.',
};
