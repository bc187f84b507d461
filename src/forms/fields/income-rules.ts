import * as v from 'valibot';
import { LIMITS } from '../../catalogue/limits';
import { numberText } from '../../catalogue/plain-text';
import type { IncomeSource } from '../../contract/generated/types';
import {
  groupMoney,
  numberMessage,
  readMoney,
  type NumberField,
} from '../../catalogue/read-number';

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

export const PAY_FREQUENCIES = [
  { value: 'weekly', label: 'Every week', timesAYear: 52 },
  { value: 'biweekly', label: 'Every two weeks', timesAYear: 26 },
  { value: 'semimonthly', label: 'Twice a month', timesAYear: 24 },
  { value: 'monthly', label: 'Every month', timesAYear: 12 },
  { value: 'yearly', label: 'Once a year', timesAYear: 1 },
] as const;

const ANNUAL_INCOME: NumberField = {
  label: 'Annual income',
  example: '42000',
  empty: 'Enter your annual income. If you have no income, enter 0',
};

/** Before taxes; rounds to whole dollars. */
export const AnnualIncome = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { value, problem } = readMoney(dataset.value);
    const dollars = Math.round(value ?? 0);
    if (problem !== null) addIssue({ message: numberMessage(problem, ANNUAL_INCOME) });
    else if (value < 0) addIssue({ message: 'Annual income must be $0 or more' });
    else if (dollars > LIMITS.income.max) {
      addIssue({ message: `Annual income must be $${numberText(LIMITS.income.max)} or less` });
    } else return dollars;
    return NEVER;
  }),
);

export function roundIncome(text: string): string {
  const { value } = readMoney(text);
  return groupMoney(value === null || value < 0 ? text : String(Math.round(value)));
}

export const IncomeSources = v.pipe(
  v.array(v.picklist(INCOME_SOURCES.map((source) => source.value))),
  v.minLength(1, 'Select at least one source of income'),
);
