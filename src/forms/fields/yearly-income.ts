import { formatCents } from '../../domain/text/format';
import { cleanMoney, PAY_FREQUENCIES } from './income-rules';

export type PayFrequency = (typeof PAY_FREQUENCIES)[number]['value'];

/** What was typed to work out a yearly income: pay and how often it comes, or a rate and hours. */
export type PayEntry =
  | { readonly kind: 'pay'; readonly amount: string; readonly frequency: PayFrequency | '' }
  | { readonly kind: 'hourly'; readonly rate: string; readonly hours: string };

/** The weeks that an hourly rate is multiplied with. */
const WEEKS = 52;

/** A positive number with at most two decimals, or null. */
function readAmount(text: string): number | null {
  const clean = cleanMoney(text);
  return /^(?:\d+(?:\.\d{1,2})?|\.\d{1,2})$/.test(clean) ? Number(clean) : null;
}

/** To the nearest dollar; the small addend undoes what binary fractions lose. */
function wholeDollars(amount: number): number {
  return Math.round(amount + 1e-6);
}

function shownAmount(amount: number): string {
  return formatCents(Math.round(amount * 100));
}

/** Yearly income in whole dollars, and the multiplication that leads to it. */
export interface YearlyIncome {
  readonly dollars: number;
  readonly multiplication: string;
}

/** Calculates a yearly income; null while something is missing or is not a number. */
export function yearlyIncome(entry: PayEntry): YearlyIncome | null {
  if (entry.kind === 'hourly') {
    const [rate, hours] = [readAmount(entry.rate), readAmount(entry.hours)];
    if (rate === null || hours === null) return null;
    return {
      dollars: wholeDollars(rate * hours * WEEKS),
      multiplication: `${shownAmount(rate)} × ${hours} hours × ${WEEKS} weeks`,
    };
  }
  const amount = readAmount(entry.amount);
  const frequency = PAY_FREQUENCIES.find(({ value }) => value === entry.frequency);
  if (amount === null || frequency === undefined) return null;
  return {
    dollars: wholeDollars(amount * frequency.timesAYear),
    multiplication: `${shownAmount(amount)} × ${frequency.timesAYear}`,
  };
}

/** What is missing or wrong in the calculator's fields, by field. */
export function payEntryProblems(entry: PayEntry): Readonly<Record<string, string>> {
  const numberProblem = (text: string, empty: string, format: string): string | undefined => {
    if (text.trim() === '') return empty;
    return readAmount(text) === null ? format : undefined;
  };
  const problems =
    entry.kind === 'hourly'
      ? {
          rate: numberProblem(
            entry.rate,
            'Enter your hourly rate',
            'Hourly rate must be a number, like 25.50',
          ),
          hours: numberProblem(
            entry.hours,
            'Enter the hours you work in a week',
            'Hours a week must be a number, like 40',
          ),
        }
      : {
          amount: numberProblem(
            entry.amount,
            'Enter the amount you are paid',
            'Amount must be a number, like 1000',
          ),
          frequency: entry.frequency === '' ? 'Select how often you are paid' : undefined,
        };
  return Object.fromEntries(
    Object.entries(problems).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
}
