import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ProgramId } from '../../catalogue/programs';
import { loadBrand } from '../../programs/registry';
import type { Brand } from '../../programs/schema';
import { installClock } from '../../services/clock';
import { installConfiguration } from '../../services/configuration/install-configuration';
import type { Applicant, Application } from '../../services/data/use-applicant';
import { BrandContext } from '../program/use-brand';
import { AdverseActionNotice } from '../../features/application-status/decision/adverse-action-notice';
import { IdentificationNotice } from './identification-notice';
import { IncomeNotice } from './income-notice';
import { MilitaryLendingNotice } from './military-lending-notice';
import { RateDisclosure } from './rate-disclosure';

let brand: Brand;

beforeAll(async () => {
  brand = await loadBrand('home_light');
  installConfiguration({
    api: { direct: 'https://api.example', proxy: null, path: '/graphql' },
    identity: { domain: 'id.example', clientId: 'portal', audience: 'api' },
    filesHost: 'https://files.example/',
  });
});

function textOf(block: ReactNode, program: ProgramId = 'home_light'): string {
  const page = renderToStaticMarkup(
    <BrandContext value={{ ...brand, id: program }}>{block}</BrandContext>,
  );
  return page
    .replace(/<\/(?:p|li|h\d|th|td|tr|dt|dd|caption|div)>|<br\/>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}

const DECISION: NonNullable<Application['decision']> = {
  decidedOn: '2026-06-15',
  reasons: [{ id: 'R07', text: 'Number of recent inquiries' }],
  agency: {
    name: 'Experian',
    addressLines: ['P.O. Box 2002', 'Allen TX 75013'],
    phone: '1-888-397-3742',
  },
  score: {
    score: 512,
    minimum: 300,
    maximum: 850,
    date: '2026-06-15',
    keyFactors: ['Number of recent inquiries'],
    provider: 'Experian',
  },
  noticeUrl: 'https://files.example/notice.pdf',
};

const APPLICANT = {
  user: { firstName: 'Homer', middleName: null, lastName: 'Equityson' },
} as Applicant;

describe('prescribed wording', () => {
  it.each([false, true])('identification notice matches the rule, folded: %s', (folded) => {
    const text = textOf(<IdentificationNotice folded={folded} />);
    expect(text).toContain('IMPORTANT INFORMATION ABOUT PROCEDURES FOR OPENING A NEW ACCOUNT');
    expect(text).toContain(
      "To help the government fight the funding of terrorism and money laundering activities, Federal law requires all financial institutions to obtain, verify, and record information that identifies each person who opens an account. What this means for you: When you open an account, we will ask for your name, address, date of birth, and other information that will allow us to identify you. We may also ask to see your driver's license or other identifying documents.",
    );
  });

  it('covered borrowers get the model statement', () => {
    expect(textOf(<MilitaryLendingNotice />)).toContain(
      'Federal law provides important protections to members of the Armed Forces and their dependents relating to extensions of consumer credit. In general, the cost of consumer credit to a member of the Armed Forces and his or her dependent may not exceed an annual percentage rate of 36 percent. This rate must include, as applicable to the credit transaction or account: The costs associated with credit insurance premiums; fees for ancillary products sold in connection with the credit transaction; any application fee charged (other than certain application fees for specified credit transactions or accounts); and any participation fee charged (other than certain participation fees for a credit card account).',
    );
  });

  it('adverse action notice has the statutory parts in order', () => {
    const text = textOf(
      <AdverseActionNotice applicant={APPLICANT} applicationId="app_0001" decision={DECISION} />,
    );
    const parts = [
      'Notice of action taken',
      'June 15, 2026',
      'Homer Equityson',
      'app_0001',
      'We are unable to approve your application for HomeLight Card.',
      'Main reasons for our decision',
      'Number of recent inquiries',
      'Our credit decision was based in whole or in part on information obtained in a report from the consumer reporting agency listed below. You have a right under the Fair Credit Reporting Act to know the information contained in your credit file at the consumer reporting agency. The reporting agency played no part in our decision and is unable to supply specific reasons why we have denied credit to you. You also have a right to a free copy of your report from the reporting agency, if you request it no later than 60 days after you receive this notice. In addition, if you find that any information contained in the report you receive is inaccurate or incomplete, you have the right to dispute the matter with the reporting agency.',
      'P.O. Box 2002',
      '512',
      'a low of 300 to a high of 850',
      "The Federal Equal Credit Opportunity Act prohibits creditors from discriminating against credit applicants on the basis of race, color, religion, national origin, sex, marital status, age (provided the applicant has the capacity to enter into a binding contract); because all or part of the applicant's income derives from any public assistance program; or because the applicant has in good faith exercised any right under the Consumer Credit Protection Act. The Federal agency that administers compliance with this law concerning this creditor is",
    ];
    const places = parts.map((part) => text.indexOf(part));
    expect(parts.filter((part) => !text.includes(part))).toEqual([]);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('a bureau and a score are named only if used', () => {
    const text = textOf(
      <AdverseActionNotice
        applicant={APPLICANT}
        applicationId="app_0001"
        decision={{ ...DECISION, agency: null, score: null }}
      />,
    );
    expect(text).not.toMatch(/Fair Credit Reporting Act|Your credit score/);
  });
});

describe('the rate disclosure', () => {
  it('of a card follows the model form', () => {
    const text = textOf(<RateDisclosure offered={null} accountOpening />, 'pesto_cash');
    const headers = [
      'Annual Percentage Rate (APR) for Purchases',
      'APR for Cash Advances',
      'Penalty APR and When it Applies',
      'How to Avoid Paying Interest on Purchases',
      'Minimum Interest Charge',
      'For Credit Card Tips from the Consumer Financial Protection Bureau',
      'To learn more about factors to consider when applying for or using a credit card, visit the website of the Consumer Financial Protection Bureau at http://www.consumerfinance.gov/learnmore',
      'Annual Fee\n$35',
      'Transaction Fees',
      'Penalty Fees',
      'secured credit card',
      'Billing Rights',
    ];
    const places = headers.map((header) => text.indexOf(header));
    expect(headers.filter((header) => !text.includes(header))).toEqual([]);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(text).not.toContain('Balance Transfers');
  });

  it("of a home-secured line has the offer's terms and the security", () => {
    const text = textOf(
      <RateDisclosure
        offered={{
          purchaseApr: 24.99,
          maximumApr: 29.99,
          annualFee: 0,
          lateFeeMaximum: 3000,
          drawPeriodYears: 10,
          repaymentPeriodYears: 15,
        }}
      />,
    );
    expect(text).toContain('24.99%');
    expect(text).toContain('Your home is security for this credit.');
    expect(text).toContain('24.99% This is your rate, within our range of 19.99% to 29.99%.');
  });
});

describe('which income counts (12 CFR 1026.51)', () => {
  const OWN = 'Include only your own income and assets';
  const SHARED = 'You can include income that you reasonably expect to have access to';

  beforeEach(() => installClock(() => new Date(2026, 5, 15, 12).getTime()));
  afterEach(() => installClock(() => Date.now()));

  it.each([
    ['2005-06-16', 'is 20', OWN, SHARED],
    ['2005-06-15', 'is 21 today', SHARED, OWN],
  ])('for a birth date %s %s', (dateOfBirth, _, said, unsaid) => {
    const text = textOf(<IncomeNotice dateOfBirth={dateOfBirth} />);
    expect(text).toContain(said);
    expect(text).not.toContain(unsaid);
  });

  it('states both rules if the age is unknown', () => {
    const text = textOf(<IncomeNotice dateOfBirth={null} />);
    expect(text).toContain(`Under 21: ${OWN}`);
    expect(text).toContain(`21 and older: ${SHARED}`);
  });
});
