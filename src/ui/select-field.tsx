import { Field } from '@ark-ui/react/field';
import { useRef } from 'react';
import { describedBy, fieldId } from './field-id';
import { FieldFrame, type FieldTexts } from './field-parts';
import { NativeSelect } from './native-select';

interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface SelectFieldProps<Value extends string> extends FieldTexts {
  name: string;
  options: readonly SelectOption<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** Called for a pick from the list at once, for choices by keyboard when the field is left. */
  onChosen?: (value: Value) => void;
  autoComplete?: string;
}

export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { name, label, hint, error, optional, options, value, onValueChange, onChosen } = props;
  const byKeys = useRef(false);
  const onTheWay = useRef(false);
  const choose = (chosen: Value | undefined): void => {
    if (chosen === undefined) return;
    onValueChange(chosen);
    onTheWay.current = byKeys.current;
    if (!byKeys.current) onChosen?.(chosen);
  };
  const leave = (): void => {
    if (onTheWay.current) onChosen?.(value);
    onTheWay.current = false;
    byKeys.current = false;
  };
  return (
    <FieldFrame {...{ name, label, hint, error, optional }}>
      <Field.Select asChild>
        <NativeSelect
          name={name}
          value={value}
          autoComplete={props.autoComplete}
          aria-describedby={describedBy(fieldId(name), { hint, error })}
          onPointerDown={() => (byKeys.current = false)}
          onKeyDown={() => (byKeys.current = true)}
          onBlur={leave}
          onChange={(event) =>
            choose(options.find((option) => option.value === event.target.value)?.value)
          }
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
      </Field.Select>
    </FieldFrame>
  );
}
