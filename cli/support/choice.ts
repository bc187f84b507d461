import { expectedValue, nearest, sameName, unknownValue } from '../../mock-server/scenario/nearest';
import { invalid } from './errors';

/**
 * Accepts any case, and - or _. Throws a UsageError with the nearest valid values. `kind`: noun for
 * the values, such as "status".
 */
export function choice<T extends string>(
  name: string,
  value: string,
  valid: readonly T[],
  kind = name.replace(/^--/, ''),
): T {
  const found = sameName(value, valid);
  if (found !== undefined) return found;
  const isNear = nearest(value, valid).length > 0;
  throw invalid(
    name,
    value,
    isNear ? unknownValue(kind, value, valid) : expectedValue(kind, valid),
  );
}

/** In the order of `valid`, each once. Throws a UsageError as {@link choice} does. */
export function choices<T extends string>(
  name: string,
  values: readonly string[],
  valid: readonly T[],
): T[] {
  const chosen = values.map((value) => choice(name, value, valid));
  return valid.filter((value) => chosen.includes(value));
}
