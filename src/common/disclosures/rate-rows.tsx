import type { ReactNode } from 'react';
import { css } from '../../../styled-system/css';
import type { Flow } from '../../catalogue/flows';
import { CONTENT } from '../../programs/content-config';
import { TextLink } from '../../ui/button';
import type { FactsRow } from '../../ui/facts-table';
import { formatCents, formatPercent } from '../format';

const { rates } = CONTENT;

/** "None", or the amount. Cents. */
export function feeText(cents: number): string {
  return cents === 0 ? 'None' : formatCents(cents);
}

/** What may differ from the rates of everybody: the terms of an offer. Percent and cents. */
export interface OfferedRates {
  readonly purchaseApr: number;
  readonly annualFee: number;
  readonly lateFeeMaximum: number;
}

const note = css({ display: 'block', fontSize: 'body', fontWeight: 'medium', fontFamily: 'sans' });

function withNote(value: string, text: string): ReactNode {
  return (
    <>
      <strong>{value}</strong> <span className={note}>{text}</span>
    </>
  );
}

/** The rate for purchases: of an offer, or the range of all of them. */
export function purchaseApr(offered: OfferedRates | null): ReactNode {
  return offered === null
    ? withNote(
        `${formatPercent(rates.aprMin)} to ${formatPercent(rates.aprMax)}`,
        'when you open your account, based on your creditworthiness. After that, your APR will vary with the market based on the Prime Rate.',
      )
    : withNote(formatPercent(offered.purchaseApr), rates.variableRate);
}

const CASH_ADVANCE = `Either ${formatCents(rates.cashAdvanceFee.min)} or ${rates.cashAdvanceFee.percent}% of the amount of each cash advance, whichever is greater.`;

/** The rows of an application or account-opening table, in the order of the model form (12 CFR 1026.60, G-10). */
export function cardRateRows(flow: Flow, offered: OfferedRates | null): readonly FactsRow[] {
  const annualFee = offered?.annualFee ?? rates.annualFee[flow];
  const lateFee = offered?.lateFeeMaximum ?? rates.lateFeeMax;
  return [
    {
      header: 'Annual Percentage Rate (APR) for Purchases',
      value: purchaseApr(offered),
      emphasis: true,
    },
    {
      header: 'APR for Cash Advances',
      value: withNote(formatPercent(rates.cashAdvanceApr), rates.variableRate),
    },
    {
      header: 'Penalty APR and When it Applies',
      value: (
        <strong>{rates.penaltyApr === null ? 'None' : formatPercent(rates.penaltyApr)}</strong>
      ),
    },
    {
      header: 'How to Avoid Paying Interest on Purchases',
      value: `Your due date is at least ${rates.graceDays} days after the close of each billing cycle. We will not charge you any interest on purchases if you pay your entire balance by the due date each month.`,
    },
    {
      header: 'Minimum Interest Charge',
      value: `If you are charged interest, the charge will be no less than ${(rates.minInterest / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })}.`,
    },
    {
      header: 'For Credit Card Tips from the Consumer Financial Protection Bureau',
      value: (
        <>
          To learn more about factors to consider when applying for or using a credit card, visit
          the website of the Consumer Financial Protection Bureau at{' '}
          <TextLink href="http://www.consumerfinance.gov/learnmore" external>
            http://www.consumerfinance.gov/learnmore
          </TextLink>
          .
        </>
      ),
    },
    { header: 'Annual Fee', value: <strong>{feeText(annualFee)}</strong> },
    {
      header: 'Transaction Fees',
      value: (
        <ul>
          <li>
            Cash Advance: <strong>{CASH_ADVANCE}</strong>
          </li>
          <li>
            Foreign Transaction:{' '}
            <strong>{rates.foreignTransactionPercent}% of each transaction in U.S. dollars.</strong>
          </li>
        </ul>
      ),
    },
    {
      header: 'Penalty Fees',
      value: (
        <ul>
          <li>
            Late Payment: <strong>Up to {formatCents(lateFee)}</strong>
          </li>
          <li>
            Returned Payment: <strong>Up to {formatCents(rates.returnedPaymentFeeMax)}</strong>
          </li>
        </ul>
      ),
    },
  ];
}
