import { useState, type FormEvent } from 'react';
import { Button } from '../../../../src/ui/button';
import { SelectField } from '../../../../src/ui/select-field';
import { TextField } from '../../../../src/ui/text-field';
import { fieldRow } from './field-row';
import { shownValue, typedValue } from './typed-value';

/** A field of a record, or a part of one. */
export interface Inspected {
  /** As a person knows it, such as `answers.kind`. */
  readonly label: string;
  readonly value: unknown;
  readonly takes: string;
  /** Undefined: it is typed. */
  readonly choices: readonly string[] | undefined;
}

/** One value with a way to change it, or what was wrong with the wish. */
export function InspectedField({
  field: { label, value, takes, choices },
  onChange,
}: {
  readonly field: Inspected;
  readonly onChange: (value: unknown) => Promise<string | null>;
}) {
  const [typed, setTyped] = useState(() => shownValue(value));
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void onChange(typedValue(typed, takes)).then(setProblem);
  };
  const shown = {
    name: `debugger.inspect.${label}`,
    label,
    error: problem ?? undefined,
    value: typed,
    onValueChange: setTyped,
  };
  return (
    <form onSubmit={submit} noValidate className={fieldRow}>
      {choices === undefined ? (
        <TextField
          {...shown}
          hint={takes === '' ? undefined : `Takes ${takes}`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      ) : (
        <SelectField
          {...shown}
          options={choices.map((choice) => ({ value: choice, label: choice }))}
        />
      )}
      <Button type="submit" variant="secondary" size="small" aria-label={`Change ${label}`}>
        Change
      </Button>
    </form>
  );
}
