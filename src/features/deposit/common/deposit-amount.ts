import * as v from 'valibot';
import { formatCents } from '../../../domain/text/format';
import { cleanMoney } from '../../../forms/fields/income-rules';

/** What an amount may be, in cents. `step` 0 allows every cent. */
export interface AmountLimits {
  readonly minimum: number;
  readonly maximum: number;
  readonly step: number;
}

/** Dollars as typed ("$1,200.50") as integer cents; null where it is not an amount of money. */
export function parseCents(text: string): number | null {
  const [, whole = '', fraction = ''] = /^(\d*)(?:\.(\d{1,2}))?$/.exec(cleanMoney(text)) ?? [];
  if (whole === '' && fraction === '') return null;
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  // Beyond what can be counted exactly it is only known to be too much.
  return Math.min(cents, Number.MAX_SAFE_INTEGER);
}

/** Cents as somebody would type them: "300", "20.50". */
export function typedCents(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}

/** The next allowed amount above one that is not a multiple of the step: the example in the message. */
function onStep(cents: number, { minimum, maximum, step }: AmountLimits): number {
  return Math.min(maximum, minimum + Math.ceil((cents - minimum) / step) * step);
}

/** What is wrong with an amount as typed; null when nothing is. */
export function depositAmountProblem(text: string, limits: AmountLimits): string | null {
  const { minimum, maximum, step } = limits;
  if (text.trim() === '') return 'Enter a deposit amount';
  const cents = parseCents(text);
  if (cents === null) return 'Deposit amount must be a number, like 300';
  if (cents < minimum) return `Deposit amount must be ${formatCents(minimum)} or more`;
  if (cents > maximum) return `Deposit amount must be ${formatCents(maximum)} or less`;
  if (step > 0 && (cents - minimum) % step !== 0) {
    const example = formatCents(onStep(cents, limits));
    return `Deposit amount must be in steps of ${formatCents(step)}, like ${example}`;
  }
  return null;
}

/** A deposit amount; the output is cents. The limits are read when the form is checked. */
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
