import type { ShownField } from '../../../apis/control/change/change';
import type { Inspected } from './inspected-field';

/** The displayed value, and the entire field with this part replaced. */
interface Row {
  readonly field: Inspected;
  readonly whole: (value: unknown) => unknown;
}

const YES_OR_NO = ['true', 'false'];

/** In words, by type. */
const takenAs = (value: unknown): string => (typeof value === 'number' ? 'a whole number' : '');

const choicesOf = (value: unknown, given: readonly string[] | undefined) =>
  given ?? (typeof value === 'boolean' ? YES_OR_NO : undefined);

/** One row per part of an object, non-null parts first; one row for everything else. */
export function rowsOf({ name, value, takes, choices }: ShownField): readonly Row[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const field = {
      label: name,
      value,
      takes: takes ?? '',
      choices: choicesOf(value, choices[name]),
    };
    return [{ field, whole: (changed) => changed }];
  }
  const parts = Object.entries(value).toSorted(
    ([, a], [, b]) => Number(a === null) - Number(b === null),
  );
  return parts.map(([part, partValue]) => ({
    field: {
      label: `${name}.${part}`,
      value: partValue as unknown,
      takes: takenAs(partValue),
      choices: choicesOf(partValue, choices[part]),
    },
    whole: (changed) => ({ ...value, [part]: changed }),
  }));
}
