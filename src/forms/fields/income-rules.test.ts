import { describe, expect, it } from 'vitest';
import { AnnualIncome, roundIncome, INCOME_SOURCES, IncomeSources } from './income-rules';
import { firstMessage, parsed } from './testing/first-message';
import { payEntryProblems, yearlyIncome } from './yearly-income';

describe('Annual income before taxes', () => {
  const empty = 'Enter your annual income. If you have no income, enter 0';
  const number = 'Annual income must be a number, like 42000';

  it.each([
    ['', empty],
    [' $ ', empty],
    ['lots', number],
    ['💰', number],
    ['-5', 'Annual income must be $0 or more'],
    ['42k', 'Annual income must be a number without letters or symbols, like 42000'],
    ['1e6', 'Annual income must be a number without letters or symbols, like 42000'],
    ['150,5', 'Annual income must have two digits after the comma, like 42000,00'],
    ['52 00', 'Check the space. Annual income must be written like 42000'],
    ['52.000.00', 'Annual income must have only one decimal point, like 42000'],
    ['52.000', 'Annual income must have no more than two decimals, like 42000'],
    ['9999999.50', 'Annual income must be $9,999,999 or less'],
    ['10000000', 'Annual income must be $9,999,999 or less'],
    ['9'.repeat(400), 'Annual income must be $9,999,999 or less'],
  ])('%j → %s', (input, message) => {
    expect(firstMessage(AnnualIncome, input)).toBe(message);
  });

  it.each([
    ['0', 0],
    ['52000', 52_000],
    ['$52,000', 52_000],
    ['52 000.00', 52_000],
    ['52000,00', 52_000],
    ['$84,000.55', 84_001],
    ['84000.49', 84_000],
    ['\u00a0$ 9,999,999 ', 9_999_999],
  ])('accepts %j as %i', (input, dollars) => {
    expect(parsed(AnnualIncome, input)).toBe(dollars);
  });
});

it.each([
  ['$84,000.55', '84,001'],
  ['84000', '84,000'],
  ['84,00', '84'],
  ['84 thousand', '84 thousand'],
  ['-5', '-5'],
])('shows the annual income %j as %j on blur', (typed, shown) => {
  expect(roundIncome(typed)).toBe(shown);
});

describe('sources of income', () => {
  it('require at least one of ten', () => {
    expect(firstMessage(IncomeSources, [])).toBe('Select at least one source of income');
    expect(INCOME_SOURCES.map(({ value, label }) => [value, label])).toEqual([
      ['JOB', 'Job (full or part time)'],
      ['SELF_EMPLOYMENT', 'Self-employment or gig work'],
      ['RETIREMENT', 'Retirement or pension'],
      ['SOCIAL_SECURITY', 'Social Security or disability benefits'],
      ['VETERANS_BENEFITS', 'Veterans benefits'],
      ['PUBLIC_ASSISTANCE', 'Public assistance'],
      ['INVESTMENTS', 'Investments or rental income'],
      [
        'CHILD_SUPPORT',
        'Child support, alimony or separate maintenance (only if you want it considered)',
      ],
      ['SHARED_INCOME', 'Income shared with me by someone else'],
      ['OTHER', 'Other'],
    ]);
    expect(
      firstMessage(
        IncomeSources,
        INCOME_SOURCES.map(({ value }) => value),
      ),
    ).toBeNull();
  });
});

describe('yearly income', () => {
  it.each([
    ['weekly', '1,000', 52_000, '$1,000 × 52'],
    ['biweekly', '$2,000', 52_000, '$2,000 × 26'],
    ['semimonthly', '2000.25', 48_006, '$2,000.25 × 24'],
    ['monthly', '4333.33', 52_000, '$4,333.33 × 12'],
    ['yearly', '52000', 52_000, '$52,000 × 1'],
  ] as const)('%s of %s is %i', (frequency, amount, dollars, multiplication) => {
    expect(yearlyIncome({ kind: 'pay', amount, frequency })).toEqual({ dollars, multiplication });
  });

  it('multiplies rate, hours and weeks', () => {
    expect(yearlyIncome({ kind: 'hourly', rate: '25.50', hours: '37.5' })).toEqual({
      dollars: 49_725,
      multiplication: '$25.50 × 37.5 hours × 52 weeks',
    });
  });

  it.each([
    ['.5', 26],
    ['0.01', 1],
    ['1.', 52],
    ['1 000.5', 52_026],
    ['1000,50', 52_026],
  ])('of %j a week is %s', (amount, dollars) => {
    const entry = { kind: 'pay', amount, frequency: 'weekly' } as const;
    expect(yearlyIncome(entry)?.dollars).toBe(dollars);
    expect(payEntryProblems(entry)).toEqual({});
  });

  it.each([
    ['1.234', 'Amount must have no more than two decimals, like 1000'],
    ['4333,3', 'Amount must have two digits after the comma, like 1000,00'],
    ['1x', 'Amount must be a number without letters or symbols, like 1000'],
    ['.', 'Amount must be a number, like 1000'],
    ['-1', 'Amount must be 0 or more'],
    ['9'.repeat(40), 'Amount must be $9,999,999 or less'],
  ])('rejects pay of %j: %s', (amount, message) => {
    const entry = { kind: 'pay', amount, frequency: 'weekly' } as const;
    expect(yearlyIncome(entry)).toBeNull();
    expect(payEntryProblems(entry)).toEqual({ amount: message });
  });

  it.each([
    ['168', undefined],
    ['37,50', undefined],
    ['168.5', 'Hours a week must be 168 or less'],
    ['37,5', 'Hours a week must have two digits after the comma, like 37,50'],
    ['$40', 'Hours a week must be a number without letters or symbols, like 37.5'],
  ])('validates %j hours a week', (hours, message) => {
    const entry = { kind: 'hourly', rate: '10', hours } as const;
    expect(payEntryProblems(entry)['hours']).toBe(message);
    expect(yearlyIncome(entry) === null).toBe(message !== undefined);
  });

  it.each([
    ['1.005', '100'],
    ['', '40'],
    ['10', ''],
  ])('is null for %j an hour and %j hours', (rate, hours) => {
    expect(yearlyIncome({ kind: 'hourly', rate, hours })).toBeNull();
  });

  it('is rounded to the nearest dollar despite binary fractions', () => {
    const monthly = (amount: string) =>
      yearlyIncome({ kind: 'pay', amount, frequency: 'monthly' })?.dollars;
    expect([monthly('1.04'), monthly('1.05'), monthly('8.375')]).toEqual([12, 13, undefined]);
    expect(yearlyIncome({ kind: 'hourly', rate: '1.15', hours: '0.25' })?.dollars).toBe(15);
    expect(yearlyIncome({ kind: 'pay', amount: '1.125', frequency: 'biweekly' })).toBeNull();
    expect(yearlyIncome({ kind: 'pay', amount: '10.25', frequency: 'biweekly' })?.dollars).toBe(
      267,
    );
  });

  it('requires a frequency', () => {
    const entry = { kind: 'pay', amount: '10', frequency: '' } as const;
    expect(yearlyIncome(entry)).toBeNull();
    expect(payEntryProblems(entry)).toEqual({ frequency: 'Select how often you are paid' });
  });

  it('lists missing fields', () => {
    expect(yearlyIncome({ kind: 'pay', amount: '', frequency: '' })).toBeNull();
    expect(payEntryProblems({ kind: 'pay', amount: '', frequency: '' })).toEqual({
      amount: 'Enter the amount you are paid',
      frequency: 'Select how often you are paid',
    });
    expect(payEntryProblems({ kind: 'hourly', rate: 'x', hours: '' })).toEqual({
      rate: 'Hourly rate must be a number, like 25.50',
      hours: 'Enter the hours you work in a week',
    });
    expect(payEntryProblems({ kind: 'hourly', rate: ' ', hours: 'x' })).toEqual({
      rate: 'Enter your hourly rate',
      hours: 'Hours a week must be a number, like 37.5',
    });
  });
});
