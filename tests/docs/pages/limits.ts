import { LIMITS } from '../../../src/catalogue/limits';
import { centsText, numberText } from '../../../src/catalogue/plain-text';
import { PROGRAM_IDS } from '../../../src/catalogue/programs';
import { termFigures } from '../../../src/catalogue/rate-table';
import { programTerms } from '../../../src/catalogue/terms';
import { code, page, table } from './markdown';

const FIGURES = [
  ['Purchase APR, range in offers', 'aprRange'],
  ['Purchase APR of an offer', 'purchaseApr'],
  ['Cash advance APR', 'cashAdvanceApr'],
  ['Penalty APR', 'penaltyApr'],
  ['Maximum APR', 'maximumApr'],
  ['Annual fee', 'annualFee'],
  ['Late payment fee', 'lateFee'],
  ['Returned payment fee', 'returnedPaymentFee'],
  ['Cash advance fee', 'cashAdvanceFee'],
  ['Foreign transaction fee', 'foreignFee'],
  ['Minimum interest charge', 'minInterest'],
  ['Minimum payment', 'minimumPayment'],
  ['Grace period', 'graceDays'],
  ['Draw period', 'drawPeriod'],
  ['Repayment period', 'repaymentPeriod'],
] as const;

const days = (count: number): string => `${String(count)} days`;

/** One row per different value. */
function termRows(): string[][] {
  const all = PROGRAM_IDS.map((id) => ({ id, figures: termFigures(programTerms(id)) }));
  return FIGURES.flatMap(([name, key]) => {
    const values = new Set(all.map(({ figures }) => figures[key]).filter((value) => value !== ''));
    return [...values].map((value) => {
      const programs = all
        .filter(({ figures }) => figures[key] === value)
        .map(({ id }) => code(id));
      return [name, value, programs.length === all.length ? 'all' : programs.join(', ')];
    });
  });
}

/** For the lender to sign off. */
export function limitsPage(): Promise<string> {
  const { item, cash, payment, otp, upload } = LIMITS;
  return page({
    title: 'Business limits',
    source: '`src/catalogue/terms.ts` and `src/catalogue/limits.ts`',
    parts: [
      'Rates, fees, amounts and deadlines that texts, rules and the mock share. The lender approves ' +
        'these values. Rates and fees are invented.',
      '## Rates and fees',
      table(['Term', 'Value', 'Programs'], termRows()),
      '## Amounts',
      table(
        ['Limit', 'Value'],
        [
          [
            'Credit line secured by items',
            `${centsText(item.minLine)} to ${centsText(item.maxLine)}`,
          ],
          ['Smallest value of one item', centsText(item.minItem)],
          ['Most items of an application', String(item.maxItems)],
          [
            'Credit line secured by a deposit',
            `${centsText(cash.minLine)} to ${centsText(cash.maxLine)}`,
          ],
          ['Steps of that credit line', centsText(cash.step)],
          ['Suggested credit lines', cash.quickPicks.map(centsText).join(', ')],
          ['Smallest single deposit', centsText(cash.minDeposit)],
          ['Highest annual income', `$${numberText(LIMITS.income.max)}`],
          ['Files per upload', String(upload.maxFiles)],
          ['Size of a file', `${String(upload.maxBytes / 1_000_000)} MB`],
        ],
      ),
      '## Deadlines and windows',
      table(
        ['Limit', 'Value'],
        [
          ['An estimate is valid for', days(item.estimateValidDays)],
          ['Items must be shipped within', days(item.shipByDays)],
          ['An offer is valid for', days(LIMITS.offer.validDays)],
          ['A deposit must be complete within', days(cash.windowDays)],
          ['Bank days to choose from for a first deposit', String(payment.firstDays)],
          ['A credit freeze must be lifted within', days(LIMITS.freeze.dueDays)],
          ['Missing information must arrive within', days(LIMITS.incomplete.dueDays)],
          ['An application closes without activity after', days(LIMITS.inactive.days)],
          ['A sign-in code works for', `${String(otp.ttlMin)} minutes`],
          ['A new sign-in code can be sent after', `${String(otp.resendSec)} seconds`],
          ['Tries per sign-in code', String(otp.maxTries)],
          ['Sign-in codes in a row', `${String(otp.maxSent)} in ${String(otp.windowMin)} minutes`],
        ],
      ),
      '## Age',
      `Applicants must be at least ${String(LIMITS.minAge)} years old.` +
        (LIMITS.useStateAgeOverrides ? '' : ' Higher ages of some states are prepared, but off:'),
      table(
        ['State', 'Age'],
        Object.entries(LIMITS.stateAge).map(([state, age]) => [state, String(age)]),
      ),
    ],
  });
}
