import * as v from 'valibot';
import { formatCents } from '../../../domain/text/format';
import { numberMessage, readMoney, type NumberField } from '../../../catalogue/read-number';

/** Cents. `step` 0 allows every cent. */
export interface AmountLimits {
  readonly minimum: number;
  readonly maximum: number;
  readonly step: number;
}

const DEPOSIT_AMOUNT: NumberField = {
  label: 'Deposit amount',
  example: '300',
  empty: 'Enter a deposit amount',
};

/**
 * Parses dollars as typed ("$1,200.50") into integer cents; returns null if the text is no amount.
 */
export function parseCents(text: string): number | null {
  const { value } = readMoney(text);
  if (value === null || value < 0) return null;
  return Math.min(Math.round(value * 100), Number.MAX_SAFE_INTEGER);
}

/** Formats cents as people type dollars: "300", "20.50". */
export function typedCents(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}

/** Returns the next valid multiple above an amount, as an example for the message. */
function onStep(cents: number, { minimum, maximum, step }: AmountLimits): number {
  return Math.min(maximum, minimum + Math.ceil((cents - minimum) / step) * step);
}

/** Returns the message for an amount as typed; null if it is valid. */
export function depositAmountProblem(text: string, limits: AmountLimits): string | null {
  const { minimum, maximum, step } = limits;
  const { value, problem } = readMoney(text);
  if (problem !== null) {
    return numberMessage(
      problem,
      step > 0 ? DEPOSIT_AMOUNT : { ...DEPOSIT_AMOUNT, example: '25.50' },
    );
  }
  const cents = Math.round(value * 100);
  if (cents < minimum) return `Deposit amount must be ${formatCents(minimum)} or more`;
  if (cents > maximum) return `Deposit amount must be ${formatCents(maximum)} or less`;
  if (step > 0 && (cents - minimum) % step !== 0) {
    const example = formatCents(onStep(cents, limits));
    return `Deposit amount must be in increments of ${formatCents(step)}, like ${example}`;
  }
  return null;
}

/** Outputs cents. `limits` is called at each validation, because they may change. */
export function depositAmount(limits: () => AmountLimits) {
  return v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const message = depositAmountProblem(dataset.value, limits());
      if (message !== null) {
        addIssue({ message });
        return NEVER;
      }
      return parseCents(dataset.value) ?? 0;
    }),
  );
}
