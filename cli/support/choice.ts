import { nearest } from './nearest';
import { UsageError } from './usage-error';

/** "A", "A or B", "A, B or C". */
export function alternatives(values: readonly string[]): string {
  return values.length < 2
    ? (values[0] ?? '')
    : `${values.slice(0, -1).join(', ')} or ${values[values.length - 1]}`;
}

/** `value` as one of `valid`. Throws a UsageError that names it and the nearest valid ones. */
export function choice<T extends string>(kind: string, value: string, valid: readonly T[]): T {
  const found = valid.find((candidate) => candidate === value);
  if (found !== undefined) return found;
  const near = nearest(value, valid);
  throw new UsageError(
    near.length > 0
      ? `unknown ${kind} ${value}, did you mean ${alternatives(near)}?`
      : `unknown ${kind} ${value}; there is ${alternatives(valid)}`,
  );
}

/** `values` as some of `valid`, in the order of `valid`, each once. Throws a UsageError as {@link choice} does. */
export function choices<T extends string>(
  kind: string,
  values: readonly string[],
  valid: readonly T[],
): T[] {
  const chosen = values.map((value) => choice(kind, value, valid));
  return valid.filter((value) => chosen.includes(value));
}
