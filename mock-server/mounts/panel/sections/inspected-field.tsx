import { useState, type FormEvent } from 'react';
import { Button } from '../../../../src/ui/button';
import { Text } from '../../../../src/ui/heading';
import { SelectField } from '../../../../src/ui/select-field';
import { Stack } from '../../../../src/ui/stack';
import { TextField } from '../../../../src/ui/text-field';
import { fieldRow } from './field-row';
import { shownValue, typedValue } from './typed-value';

/** A field of a record, or a part of one. */
export interface Inspected {
  /** Such as `answers.kind`. */
  readonly label: string;
  readonly value: unknown;
  readonly takes: string;
  /** Undefined for free text. */
  readonly choices: readonly string[] | undefined;
}

export function InspectedField({
  field: { label, value, takes, choices },
  isChanged,
  onChange,
}: {
  readonly field: Inspected;
  /** The last change was to this field. */
  readonly isChanged: boolean;
  readonly onChange: (value: unknown) => Promise<string | null>;
}) {
  const known = shownValue(value);
  // Input typed over an older value is discarded.
  const [edited, setEdited] = useState({ over: known, typed: known });
  const typed = edited.over === known ? edited.typed : known;
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
    onValueChange: (text: string) => setEdited({ over: known, typed: text }),
  };
  return (
    <Stack gap={2}>
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
      <div role="status">
        {isChanged && <Text>Changed: {label}. The page shows it once it has asked again.</Text>}
      </div>
      {isChanged && (
        <Button variant="tertiary" size="small" onClick={() => location.reload()}>
          Reload the Page
        </Button>
      )}
    </Stack>
  );
}
