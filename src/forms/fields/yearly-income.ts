import { formatCents } from '../../domain/text/format';
import { LIMITS } from '../../catalogue/limits';
import { numberText } from '../../catalogue/plain-text';
import {
  numberMessage,
  readMoney,
  readNumber,
  type NumberField,
  type NumberReading,
} from '../../catalogue/read-number';
import { PAY_FREQUENCIES } from './income-rules';

export type PayFrequency = (typeof PAY_FREQUENCIES)[number]['value'];

export type PayEntry =
  | { readonly kind: 'pay'; readonly amount: string; readonly frequency: PayFrequency | '' }
  | { readonly kind: 'hourly'; readonly rate: string; readonly hours: string };

/** Weeks per year, for hourly rates. */
const WEEKS = 52;

interface PayField extends NumberField {
  read(text: string): NumberReading;
  readonly max: number;
  readonly maxText: string;
}

const MONEY = {
  read: readMoney,
  max: LIMITS.income.max,
  maxText: `$${numberText(LIMITS.income.max)}`,
} as const;

const AMOUNT: PayField = {
  ...MONEY,
  label: 'Amount',
  example: '1000',
  empty: 'Enter the amount you are paid',
};
const RATE: PayField = {
  ...MONEY,
  label: 'Hourly rate',
  example: '25.50',
  empty: 'Enter your hourly rate',
};
const HOURS: PayField = {
  read: readNumber,
  max: LIMITS.hoursAWeek.max,
  maxText: String(LIMITS.hoursAWeek.max),
  label: 'Hours a week',
  example: '37.5',
  empty: 'Enter the hours you work in a week',
};

/** Undefined if the number is valid. */
function fieldProblem(text: string, field: PayField): string | undefined {
  const { value, problem } = field.read(text);
  if (problem !== null) return numberMessage(problem, field);
  if (value < 0) return `${field.label} must be 0 or more`;
  return value > field.max ? `${field.label} must be ${field.maxText} or less` : undefined;
}

/** Null if the number is missing or invalid. */
function usableNumber(text: string, field: PayField): number | null {
  return fieldProblem(text, field) === undefined ? field.read(text).value : null;
}

/** The addend compensates binary rounding errors. */
function roundToDollars(amount: number): number {
  return Math.round(amount + 1e-6);
}

function shownAmount(amount: number): string {
  return formatCents(Math.round(amount * 100));
}

/** Whole dollars, with the calculation as text. */
export interface YearlyIncome {
  readonly dollars: number;
  readonly multiplication: string;
}

/** Null if a number is missing or invalid. */
export function yearlyIncome(entry: PayEntry): YearlyIncome | null {
  if (entry.kind === 'hourly') {
    const [rate, hours] = [usableNumber(entry.rate, RATE), usableNumber(entry.hours, HOURS)];
    if (rate === null || hours === null) return null;
    return {
      dollars: roundToDollars(rate * hours * WEEKS),
      multiplication: `${shownAmount(rate)} × ${hours} hours × ${WEEKS} weeks`,
    };
  }
  const amount = usableNumber(entry.amount, AMOUNT);
  const frequency = PAY_FREQUENCIES.find(({ value }) => value === entry.frequency);
  if (amount === null || frequency === undefined) return null;
  return {
    dollars: roundToDollars(amount * frequency.timesAYear),
    multiplication: `${shownAmount(amount)} × ${frequency.timesAYear}`,
  };
}

/** By field. */
export function payEntryProblems(entry: PayEntry): Readonly<Record<string, string>> {
  const problems =
    entry.kind === 'hourly'
      ? {
          rate: fieldProblem(entry.rate, RATE),
          hours: fieldProblem(entry.hours, HOURS),
        }
      : {
          amount: fieldProblem(entry.amount, AMOUNT),
          frequency: entry.frequency === '' ? 'Select how often you are paid' : undefined,
        };
  return Object.fromEntries(
    Object.entries(problems).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
}
