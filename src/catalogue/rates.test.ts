import { describe, expect, test } from 'vitest';
import { closureText } from './closure-text';
import { centsText, dateText, percentText } from './plain-text';
import { PROGRAM_IDS } from './programs';
import { availableCreditLine, feeText, rateNotes, rateRows, termFigures } from './rate-table';
import { programTerms } from './terms';

const VARIES = 'This APR will vary with the market based on the Prime Rate.';
const HOME = programTerms('home_light');
const CASH = programTerms('pesto_cash');
const ITEM = programTerms('pesto_item');

describe('rate texts', () => {
  test.each([
    [120_000, '$1,200'],
    [120_050, '$1,200.50'],
    [5, '$0.05'],
    [0, '$0'],
    [99_999_900, '$999,999'],
  ])('%d cents are %s', (cents, text) => {
    expect(centsText(cents)).toBe(text);
  });

  test('percentages have two decimals, and dates a month name', () => {
    expect([percentText(24.99), percentText(3)]).toEqual(['24.99%', '3.00%']);
    expect(dateText('2026-06-05')).toBe('June 5, 2026');
    expect(dateText('2026-12-31T23:59:59.000Z')).toBe('December 31, 2026');
  });

  test.each([
    ['WITHDRAWN', '2026-06-15', null, 'at your request.'],
    [null, '2026-06-15', null, null],
    ['INACTIVE', null, null, null],
    ['INACTIVE', '2026-06-15', null, 'because we didn’t hear from you by June 15, 2026.'],
    ['OFFER_EXPIRED', '2026-06-15', 5000, 'because we didn’t hear from you by June 15, 2026.'],
  ] as const)('closed for %s by %s with %s: %s', (reason, deadline, received, because) => {
    expect(closureText({ reason, deadline, received })).toBe(
      `We closed this application${because === null ? '.' : ` ${because}`} You can apply again anytime.`,
    );
  });

  test.each([
    [null, ''],
    [0, ''],
    [5050, ' We’re refunding the $50.50 we received.'],
  ])('closed for a deposit of which %s arrived', (received, back) => {
    const closure = { reason: 'DEPOSIT_INCOMPLETE', deadline: '2026-07-20', received } as const;
    expect(closureText(closure)).toBe(
      `We closed this application. Your full deposit didn’t arrive by July 20, 2026.${back} You can apply again anytime.`,
    );
  });
});

describe('term figures', () => {
  const USUAL = {
    aprRange: '19.99% to 29.99%',
    purchaseApr: '24.99%',
    cashAdvanceApr: '29.99%',
    penaltyApr: 'None',
    annualFee: 'None',
    lateFee: 'Up to $30',
    returnedPaymentFee: 'Up to $30',
    cashAdvanceFee: 'Either $10 or 5% of the amount of each cash advance, whichever is greater.',
    foreignFee: '3% of each transaction in U.S. dollars.',
    minInterest: '$1.00',
    minimumPayment: 'The larger of $25, or 1% of your balance plus interest and fees.',
    graceDays: '25 days',
    drawPeriod: '',
    repaymentPeriod: '',
    maximumApr: '',
  };
  const secured = { drawPeriod: '10 years', repaymentPeriod: '15 years', maximumApr: '29.99%' };

  test.each(PROGRAM_IDS)('of %s are formatted', (program) => {
    expect(termFigures(programTerms(program))).toEqual({
      ...USUAL,
      ...(program === 'home_light' ? secured : {}),
      ...(program === 'pesto_cash' ? { annualFee: '$35' } : {}),
    });
  });

  test('include a penalty rate and a missing fee', () => {
    expect(termFigures({ ...ITEM, penaltyApr: 31 }).penaltyApr).toBe('31.00%');
    expect([feeText(0), feeText(1)]).toEqual(['None', '$0.01']);
  });

  test.each([
    [2999, 20_000, null],
    [
      3000,
      20_000,
      'If your line is the minimum of $200, the annual fee of $30 is charged to your account when it opens, and your initial available credit will be about $170.',
    ],
  ])('a fee of %d on a line of %d leaves: %s', (fee, line, text) => {
    expect(availableCreditLine(fee, line)).toBe(text);
  });
});

describe('the rate table', () => {
  const [purchase, advances] = rateRows(ITEM, 'range');

  test('starts with the purchase rate in the largest type', () => {
    expect(purchase).toEqual({
      header: 'Annual Percentage Rate (APR) for Purchases',
      parts: [
        {
          figure: '19.99% to 29.99%',
          note: 'when you open your account, based on your creditworthiness. After that, your APR will vary with the market based on the Prime Rate.',
        },
      ],
      emphasis: true,
    });
    expect(advances).toEqual({
      header: 'APR for Cash Advances',
      parts: [{ figure: '29.99%', note: VARIES }],
    });
  });

  test.each([
    [19.99, `This is your rate, within our range of 19.99% to 29.99%. ${VARIES}`],
    [29.99, `This is your rate, within our range of 19.99% to 29.99%. ${VARIES}`],
    [19.98, VARIES],
    [30, VARIES],
  ])("states the offer's rate of %d%%", (purchaseApr, note) => {
    const [row] = rateRows({ ...ITEM, purchaseApr }, 'own');
    expect(row?.parts).toEqual([{ figure: percentText(purchaseApr), note }]);
  });

  const REST = [
    { header: 'Penalty APR and When it Applies', parts: [{ figure: 'None' }] },
    {
      header: 'How to Avoid Paying Interest on Purchases',
      parts: [
        {
          note: 'Your due date is at least 25 days after the close of each billing cycle. We will not charge you any interest on purchases if you pay your entire balance by the due date each month.',
        },
      ],
    },
    {
      header: 'Minimum Interest Charge',
      parts: [{ note: 'If you are charged interest, the charge will be no less than $1.00.' }],
    },
  ];
  const TIPS = {
    header: 'For Credit Card Tips from the Consumer Financial Protection Bureau',
    parts: [
      {
        note: 'To learn more about factors to consider when applying for or using a credit card, visit the website of the Consumer Financial Protection Bureau at',
        address: 'http://www.consumerfinance.gov/learnmore',
      },
    ],
  };
  const FEES = (annual: string) => [
    { header: 'Annual Fee', parts: [{ figure: annual }] },
    {
      header: 'Transaction Fees',
      parts: [
        {
          name: 'Cash Advance',
          figure: 'Either $10 or 5% of the amount of each cash advance, whichever is greater.',
        },
        { name: 'Foreign Transaction', figure: '3% of each transaction in U.S. dollars.' },
      ],
    },
    {
      header: 'Penalty Fees',
      parts: [
        { name: 'Late Payment', figure: 'Up to $30' },
        { name: 'Returned Payment', figure: 'Up to $30' },
      ],
    },
  ];

  test('has the rows of the model form in order', () => {
    expect(rateRows(CASH, 'range').slice(2)).toEqual([...REST, TIPS, ...FEES('$35')]);
    expect(rateRows(HOME, 'own').slice(2)).toEqual([
      { header: 'Maximum APR', parts: [{ figure: '29.99%' }] },
      { header: 'Draw period', parts: [{ note: '10 years' }] },
      { header: 'Repayment period', parts: [{ note: '15 years' }] },
      ...REST,
      ...FEES('None'),
      { header: 'Security', parts: [{ note: 'Your home is security for this credit.' }] },
    ]);
  });

  const payment = {
    name: 'Minimum Payment',
    text: 'The larger of $25, or 1% of your balance plus interest and fees.',
  };
  const balance = {
    name: 'How We Will Calculate Your Balance',
    text: 'We use a method called “average daily balance (including new purchases)” to figure your balance.',
  };
  const rights = {
    name: 'Billing Rights',
    text: 'Information on your rights to dispute transactions and how to exercise those rights is provided in your Cardholder Agreement.',
  };

  test('has its notes below', () => {
    const accountOpening = { security: 'home', accountOpening: true } as const;
    expect(rateNotes(HOME, accountOpening)).toEqual([payment, balance, rights]);
    expect(rateNotes(ITEM, { security: 'item', accountOpening: false })).toEqual([
      { text: 'This is a secured credit card. It is secured by the items you send us.' },
      payment,
      balance,
    ]);
    expect(rateNotes(CASH, { security: 'cash', accountOpening: false })).toEqual([
      { text: 'This is a secured credit card. It is secured by your deposit.' },
      { name: 'Available Credit', text: availableCreditLine(3500, 20_000) },
      payment,
      balance,
    ]);
  });
});
