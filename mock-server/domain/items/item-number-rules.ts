import { fieldInvalid } from '../rules/refusal';
import { isGiven } from '../rules/given';

interface NumberRule {
  readonly min?: number;
  readonly max: number;
  /** Smallest step between two values, such as 0.01 for two decimals. */
  readonly step?: number;
}

function isOnStep(value: number, step: number): boolean {
  const steps = value / step;
  return Math.abs(steps - Math.round(steps)) < 1e-6;
}

/** A number within its rule. Throws FIELD_INVALID with `message` for any other. */
export function readNumber(
  field: string,
  value: number,
  rule: NumberRule & { readonly message: string },
): number {
  const { min = Number.NEGATIVE_INFINITY, max, step, message } = rule;
  const fits = Number.isFinite(value) && value >= min && value <= max;
  if (!fits || (step !== undefined && !isOnStep(value, step))) throw fieldInvalid(field, message);
  return value;
}

/** An optional number: null when it is absent. */
export function readOptionalNumber(
  field: string,
  value: number | null | undefined,
  rule: NumberRule & { readonly message: string },
): number | null {
  return isGiven(value) ? readNumber(field, value, rule) : null;
}

/** A required answer. Throws FIELD_INVALID with `message` where there is none. */
export function requireAnswer<Value>(
  field: string,
  value: Value | null | undefined,
  message: string,
): Value {
  if (!isGiven(value)) throw fieldInvalid(field, message);
  return value;
}

/** A text of `min` to `max` characters without outer spaces. Throws FIELD_INVALID. */
export function readItemText(
  field: string,
  value: string | null | undefined,
  rule: {
    readonly label: string;
    readonly min?: number;
    readonly max: number;
    readonly missing: string;
  },
): string {
  const text = (value ?? '').normalize('NFC').trim();
  const { label, min = 1, max, missing } = rule;
  if (text === '') throw fieldInvalid(field, missing);
  const { length } = [...text];
  if (length < min) throw fieldInvalid(field, `${label} must be ${min} characters or more`);
  if (length > max) throw fieldInvalid(field, `${label} must be ${max} characters or fewer`);
  return text;
}

/** An optional text: null when it is empty or absent. */
export function readOptionalItemText(
  field: string,
  value: string | null | undefined,
  rule: { readonly label: string; readonly max: number },
): string | null {
  return (value ?? '').trim() === ''
    ? null
    : readItemText(field, value, { ...rule, missing: `${rule.label} is empty` });
}
