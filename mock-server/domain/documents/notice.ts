import { CREDIT_REPORT, usesCreditReport } from '../../../fixtures/credit-report';
import { wordsRow, type LegalBlock } from '../../../fixtures/legal/legal-text';
import type { ProgramId } from '../../../src/catalogue/programs';
import { programTerms } from '../../../src/catalogue/terms';
import {
  CONTENT,
  CREDIT_SCORE_STATEMENT,
  REASON_CATALOG,
} from '../../../src/programs/content-config';
import { fullName } from '../../../src/catalogue/person-name';
import { centsText } from '../../../src/catalogue/plain-text';
import type {
  ApplicationRecord,
  CounterofferRecord,
  DecisionRecord,
  UserRecord,
} from '../../world/state';
import { isReasonId } from '../lifecycle/reason-id';
import { dateOf } from '../lifecycle/zoned-time';
import { brandNames, type BrandNames } from '../messages/brand-names';
import { SAMPLE_NOTE } from './legal-documents';
import { longDate } from '../lifecycle/long-date';
import { makePdf } from './make-pdf';
import { reportingAgency } from './reporting-agency';

interface Decided {
  readonly user: UserRecord;
  readonly application: ApplicationRecord;
  readonly decision: DecisionRecord;
  readonly action: (cardName: string) => readonly LegalBlock[];
}

/** Statutory wording: 12 CFR 1002.9, form C-1 part II. */
const CREDIT_BUREAU_STATEMENT =
  'Our credit decision was based in whole or in part on information obtained in a report from the consumer reporting agency listed below. You have a right under the Fair Credit Reporting Act to know the information contained in your credit file at the consumer reporting agency. The reporting agency played no part in our decision and is unable to supply specific reasons why we have denied credit to you. You also have a right to a free copy of your report from the reporting agency, if you request it no later than 60 days after you receive this notice. In addition, if you find that any information contained in the report you receive is inaccurate or incomplete, you have the right to dispute the matter with the reporting agency.';

function equalOpportunity(): string {
  const { agencyName, agencyAddress } = CONTENT;
  return `The Federal Equal Credit Opportunity Act prohibits creditors from discriminating against credit applicants on the basis of race, color, religion, national origin, sex, marital status, age (provided the applicant has the capacity to enter into a binding contract); because all or part of the applicant’s income derives from any public assistance program; or because the applicant has in good faith exercised any right under the Consumer Credit Protection Act. The Federal agency that administers compliance with this law concerning this creditor is ${agencyName}, ${agencyAddress}.`;
}

function scoreBlocks(decision: DecisionRecord): readonly LegalBlock[] {
  if (decision.score === null) return [];
  const { scoreRange, keyFactors, scoreProvider } = CREDIT_REPORT;
  return [
    { heading: 'Your credit score' },
    CREDIT_SCORE_STATEMENT,
    wordsRow('Your credit score', String(decision.score)),
    wordsRow('Date', longDate(decision.decidedOn)),
    wordsRow(
      'Scores range from',
      `a low of ${scoreRange.minimum} to a high of ${scoreRange.maximum}`,
    ),
    wordsRow('Provided by', scoreProvider),
    'Key factors that adversely affected your credit score:',
    ...keyFactors.map((item) => ({ item })),
  ];
}

function reportBlocks(decision: DecisionRecord): readonly LegalBlock[] {
  if (!usesCreditReport(decision)) return [];
  const { name, addressLines, phone } = reportingAgency();
  return [
    { heading: 'Your right to get your credit report' },
    CREDIT_BUREAU_STATEMENT,
    wordsRow('Consumer reporting agency', [name, ...addressLines, phone].join(', ')),
    ...scoreBlocks(decision),
  ];
}

function noticeBlocks(
  { user, application, decision, action }: Decided,
  brand: BrandNames,
): LegalBlock[] {
  const address = user.homeAddress;
  const street = address && [address.addressFirstLine, address.addressSecondLine];
  const lines = street?.filter((line) => line !== null) ?? [];
  const place = address ? [`${address.city}, ${address.state} ${address.zip}`] : [];
  const reasons = decision.reasonIds.filter(isReasonId);
  return [
    wordsRow('Creditor', `${CONTENT.creditorName}, ${CONTENT.creditorAddress}`),
    wordsRow('Applicant', [fullName(user), ...lines, ...place].join(', ')),
    wordsRow('Product', brand.cardName),
    wordsRow('Application', application.id),
    ...action(brand.cardName),
    { heading: 'Main reasons for our decision' },
    ...reasons.map((id) => ({ item: REASON_CATALOG[id] })),
    ...reportBlocks(decision),
    { heading: 'Notice' },
    equalOpportunity(),
    { heading: 'Questions' },
    `Call ${brand.phone}, email ${brand.email}, or write to ${CONTENT.creditorName}, ${CONTENT.creditorAddress}.`,
  ];
}

export const denial = (cardName: string): readonly LegalBlock[] => [
  `We are unable to approve your application for ${cardName}.`,
];

/** 12 CFR 1002.9, form C-4. */
export const lowerOffer =
  (program: ProgramId, { creditLine, previousLine, expiresAt }: CounterofferRecord) =>
  (cardName: string): readonly LegalBlock[] => [
    `We are unable to offer you ${cardName} on the terms first offered, a credit line of ${centsText(previousLine)}. We can, however, offer you credit on the following terms:`,
    wordsRow('Credit line', centsText(creditLine)),
    wordsRow('Purchase APR', `${programTerms(program).purchaseApr}% variable`),
    `You have until ${longDate(dateOf(Date.parse(expiresAt)))} to accept this offer. If you do not accept it, your application is closed.`,
  ];

/** Includes the credit report disclosure if a report was used. */
export async function noticeOfActionTaken(decided: Decided): Promise<Uint8Array> {
  const { application, decision } = decided;
  const brand = await brandNames(application.program);
  const { bytes } = await makePdf({
    title: 'Notice of action taken',
    subtitle: longDate(decision.decidedOn),
    author: CONTENT.creditorName,
    note: SAMPLE_NOTE,
    date: decision.decidedOn,
    blocks: noticeBlocks(decided, brand),
  });
  return bytes;
}
