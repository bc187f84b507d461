import * as v from 'valibot';
import { LIMITS } from '../../../catalogue/limits';
import { depositAmountProblem, parseCents, typedCents } from '../common/deposit-amount';
import { formatCents } from '../../../domain/text/format';

const { minLine, maxLine, step, quickPicks } = LIMITS.cash;

/** Cents. */
export const LINE_LIMITS = { minimum: minLine, maximum: maxLine, step };

export const OTHER_AMOUNT = 'other';

export const LINE_OPTIONS = [
  ...quickPicks.map((cents) => ({ value: String(cents), label: formatCents(cents) })),
  { value: OTHER_AMOUNT, label: 'Another amount' },
];

export interface LineValues {
  pick: string;
  amount: string;
}

/** Returns the form's values for a line in cents; empty for null. */
export function lineValues(chosen: number | null): LineValues {
  if (chosen === null) return { pick: '', amount: '' };
  return quickPicks.some((cents) => cents === chosen)
    ? { pick: String(chosen), amount: '' }
    : { pick: OTHER_AMOUNT, amount: typedCents(chosen) };
}

/** Returns the line in cents; null if it is missing or invalid. */
export function chosenLine({ pick, amount }: LineValues): number | null {
  if (pick !== OTHER_AMOUNT) return quickPicks.find((cents) => String(cents) === pick) ?? null;
  return depositAmountProblem(amount, LINE_LIMITS) === null ? parseCents(amount) : null;
}

/** Outputs cents. */
export const LineSchema = v.pipe(
  v.object({ pick: v.string(), amount: v.string() }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { value } = dataset;
    const complain = (key: keyof LineValues, message: string): void =>
      addIssue({
        message,
        path: [{ type: 'object', origin: 'value', input: value, key, value: value[key] }],
      });
    const problem =
      value.pick === OTHER_AMOUNT ? depositAmountProblem(value.amount, LINE_LIMITS) : null;
    if (problem !== null) complain('amount', problem);
    const line = chosenLine(value);
    if (line === null && problem === null) complain('pick', 'Select your credit line');
    return line === null ? NEVER : { line };
  }),
);
