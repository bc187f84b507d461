import type { Flow } from '../../catalogue/flows';
import { programDefinition, type Security } from '../../catalogue/programs';
import { LIMITS } from '../../catalogue/limits';
import { CONTENT } from '../../programs/content-config';
import { FactsTable, type FactsRow } from '../../ui/facts-table';
import { formatCents, formatPercent } from '../format';
import { useBrand } from '../brand/use-brand';
import { LegalBlock } from './legal-block';
import { availableCreditLine } from './fee-share';
import { cardRateRows, feeText, purchaseApr, type OfferedRates } from './rate-rows';

const { rates } = CONTENT;

const SECURED_BY: Readonly<Partial<Record<Security, string>>> = {
  item: 'This is a secured credit card. It is secured by the items you send us.',
  cash: 'This is a secured credit card. It is secured by your deposit.',
};

/** Terms of a line that a home secures; 12 CFR 1026.40 applies to it and not 1026.60. */
function homeRateRows(flow: Flow, offered: HomeRates | null): readonly FactsRow[] {
  return [
    {
      header: 'Annual Percentage Rate (APR) for Purchases',
      value: purchaseApr(offered),
      emphasis: true,
    },
    {
      header: 'Maximum APR',
      value: <strong>{formatPercent(offered?.maximumApr ?? rates.home.maximumApr)}</strong>,
    },
    { header: 'Draw period', value: `${offered?.drawPeriodYears ?? rates.home.drawYears} years` },
    {
      header: 'Repayment period',
      value: `${offered?.repaymentPeriodYears ?? rates.home.repaymentYears} years`,
    },
    {
      header: 'Annual Fee',
      value: <strong>{feeText(offered?.annualFee ?? rates.annualFee[flow])}</strong>,
    },
    {
      header: 'Penalty Fees',
      value: `Late Payment: Up to ${formatCents(offered?.lateFeeMaximum ?? rates.lateFeeMax)}`,
    },
    { header: 'Security', value: 'Your home is security for this credit.' },
  ];
}

/** The terms of an offer, as the data API answers them: percent, cents, years. */
export interface HomeRates extends OfferedRates {
  readonly maximumApr: number;
  readonly drawPeriodYears: number | null;
  readonly repaymentPeriodYears: number | null;
}

export interface RateDisclosureProps {
  /** Null before there is an offer: the range of all offers is shown. */
  readonly offered: HomeRates | null;
  /** The version given when an account is opened, which points to the billing rights. */
  readonly accountOpening?: boolean;
}

/** Rates and fees in one table, open on the page (12 CFR 1026.60; home-secured lines: 1026.40). */
export function RateDisclosure({ offered, accountOpening = false }: RateDisclosureProps) {
  const { flow, security } = programDefinition(useBrand().id);
  const home = security === 'home';
  const securedBy = SECURED_BY[security];
  const annualFee = offered?.annualFee ?? rates.annualFee[flow];
  const available = home ? null : availableCreditLine(annualFee, LIMITS.cash.minLine);
  return (
    <LegalBlock>
      <FactsTable
        caption={home ? 'Rates and terms of your line' : 'Interest rates and fees'}
        rows={home ? homeRateRows(flow, offered) : cardRateRows(flow, offered)}
        footnote={
          <>
            {securedBy !== undefined && <p>{securedBy}</p>}
            {available !== null && (
              <p>
                <strong>Available Credit:</strong> {available}
              </p>
            )}
            <p>
              <strong>How We Will Calculate Your Balance:</strong> {rates.balanceMethod}
            </p>
            {accountOpening && (
              <p>
                <strong>Billing Rights:</strong> Information on your rights to dispute transactions
                and how to exercise those rights is provided in your account agreement.
              </p>
            )}
          </>
        }
      />
    </LegalBlock>
  );
}
