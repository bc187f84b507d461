import { useState, type FormEvent } from 'react';
import { Button } from '../../../../src/ui/button';
import { TextField } from '../../../../src/ui/text-field';
import type { ShownField } from '../../../apis/control/change/change';
import { fieldRow } from './field-row';
import { shownValue, typedValue } from './typed-value';

/** A field of a record with a way to change it, or what was wrong with the wish. */
export function InspectedField({
  field,
  onChange,
}: {
  readonly field: ShownField;
  readonly onChange: (name: string, value: unknown) => Promise<string | null>;
}) {
  const { name, value } = field;
  const takes = field.takes ?? '';
  const [typed, setTyped] = useState(() => shownValue(value));
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void onChange(name, typedValue(typed, takes)).then(setProblem);
  };
  return (
    <form onSubmit={submit} noValidate className={fieldRow}>
      <TextField
        name={`debugger.inspect.${name}`}
        label={name}
        hint={`Takes ${takes}`}
        error={problem ?? undefined}
        value={typed}
        onValueChange={setTyped}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <Button type="submit" variant="secondary" size="small" aria-label={`Change ${name}`}>
        Change
      </Button>
    </form>
  );
}
