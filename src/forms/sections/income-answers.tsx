import { formatDollars } from '../../domain/text/format';
import { INCOME_SOURCES } from '../fields/income-rules';

/** Whole dollars: "$52,000 per year". */
export function yearlyText(annualIncome: number): string {
  return `${formatDollars(annualIncome)} per year`;
}

/** Where the income comes from, in the words that were chosen. */
export function IncomeSourceList({ sources }: { readonly sources: readonly string[] }) {
  const chosen = INCOME_SOURCES.filter(({ value }) => sources.includes(value));
  return (
    <ul>
      {chosen.map(({ value, label }) => (
        <li key={value}>{label}</li>
      ))}
    </ul>
  );
}
