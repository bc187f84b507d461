import { expectedValue, nearest, sameName, unknownValue } from '../../mock-server/scenario/nearest';
import { invalid } from './errors';

/**
 * Returns the one of `valid` that `value` names, in any case and with - or _. Throws a UsageError that
 * names the flag, the value and the nearest valid ones. `kind` is the noun for the values, such as "status".
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

/** Returns `values` in the order of `valid`, each once. Throws a UsageError as {@link choice} does. */
export function choices<T extends string>(
  name: string,
  values: readonly string[],
  valid: readonly T[],
): T[] {
  const chosen = values.map((value) => choice(name, value, valid));
  return valid.filter((value) => chosen.includes(value));
}
