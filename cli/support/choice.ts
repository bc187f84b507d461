import { unknownValue } from '../../src/catalogue/nearest';
import { UsageError } from './usage-error';

/** `value` as one of `valid`. Throws a UsageError that names it and the nearest valid ones. */
export function choice<T extends string>(kind: string, value: string, valid: readonly T[]): T {
  const found = valid.find((candidate) => candidate === value);
  if (found !== undefined) return found;
  throw new UsageError(unknownValue(kind, value, valid));
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
