import type { ShownField } from '../../../apis/control/change/change';
import type { Inspected } from './inspected-field';

/** A row of the inspector: what is shown, and the whole field with another value of it. */
interface Row {
  readonly field: Inspected;
  readonly whole: (value: unknown) => unknown;
}

const YES_OR_NO = ['true', 'false'];

/** What a part takes is told by what it is. */
const takenAs = (value: unknown): string => (typeof value === 'number' ? 'a whole number' : '');

const choicesOf = (value: unknown, given: readonly string[] | undefined) =>
  given ?? (typeof value === 'boolean' ? YES_OR_NO : undefined);

/** A field in rows: one for each part of an object, what is given first; everything else is one row. */
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
  return parts.map(([part, held]) => ({
    field: {
      label: `${name}.${part}`,
      value: held as unknown,
      takes: takenAs(held),
      choices: choicesOf(held, choices[part]),
    },
    whole: (changed) => ({ ...value, [part]: changed }),
  }));
}
