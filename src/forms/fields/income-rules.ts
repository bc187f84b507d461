import * as v from 'valibot';
import { LIMITS } from '../../catalogue/limits';
import { numberText } from '../../catalogue/plain-text';
import type { IncomeSource } from '../../contract/generated/types';

/** Sources of income in the order of the checkboxes. */
export const INCOME_SOURCES: readonly { readonly value: IncomeSource; readonly label: string }[] = [
  { value: 'JOB', label: 'Job (full or part time)' },
  { value: 'SELF_EMPLOYMENT', label: 'Self-employment or gig work' },
  { value: 'RETIREMENT', label: 'Retirement or pension' },
  { value: 'SOCIAL_SECURITY', label: 'Social Security or disability benefits' },
  { value: 'VETERANS_BENEFITS', label: 'Veterans benefits' },
  { value: 'PUBLIC_ASSISTANCE', label: 'Public assistance' },
  { value: 'INVESTMENTS', label: 'Investments or rental income' },
  {
    value: 'CHILD_SUPPORT',
    label: 'Child support, alimony or separate maintenance (only if you want it considered)',
  },
  { value: 'SHARED_INCOME', label: 'Income shared with me by someone else' },
  { value: 'OTHER', label: 'Other' },
];

/** How often somebody is paid, and how many times a year that is. */
export const PAY_FREQUENCIES = [
  { value: 'weekly', label: 'Every week', timesAYear: 52 },
  { value: 'biweekly', label: 'Every two weeks', timesAYear: 26 },
  { value: 'semimonthly', label: 'Twice a month', timesAYear: 24 },
  { value: 'monthly', label: 'Every month', timesAYear: 12 },
  { value: 'yearly', label: 'Once a year', timesAYear: 1 },
] as const;

/** Money as typed, without $, commas, spaces and ".00". */
export function cleanMoney(text: string): string {
  return text.replace(/[$,\s]/g, '').replace(/\.0{0,2}$/, '');
}

const maximum = numberText(LIMITS.income.max);

/** Annual income before taxes; the output is whole dollars. */
export const AnnualIncome = v.pipe(
  v.string(),
  v.transform(cleanMoney),
  v.nonEmpty('Enter your annual income. If you have no income, enter 0'),
  v.check((text) => /^\d+(\.\d+)?$/.test(text), 'Annual income must be a number, like 42000'),
  v.check((text) => /^\d+$/.test(text), 'Annual income must not include cents, like 42000'),
  v.check((text) => Number(text) <= LIMITS.income.max, `Annual income must be $${maximum} or less`),
  v.transform(Number),
);

/** At least one source of income. */
export const IncomeSources = v.pipe(
  v.array(v.picklist(INCOME_SOURCES.map((source) => source.value))),
  v.minLength(1, 'Select at least one source of income'),
);
