import { useRef, type KeyboardEvent } from 'react';
import { describeField, fieldId } from './field-id';
import { FieldFrame, type FieldTexts } from './field-parts';
import { NativeSelect } from './native-select';
import { typedOption, typeOn, type Typed } from './typeahead';

interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Other words by which typing finds it, such as a name behind a code. */
  readonly keywords?: readonly string[];
}

export interface SelectFieldProps<Value extends string> extends FieldTexts {
  name: string;
  options: readonly SelectOption<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /**
   * Called with a choice that is made: at once where it was picked from the list, and when the field is
   * left where keys went through other choices on the way.
   */
  onChosen?: (value: Value) => void;
  autoComplete?: string;
}

/** A labelled choice of one out of many: the browser's own list, in which typing finds every word. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { name, options, value, onValueChange, onChosen, autoComplete } = props;
  const { label, hint, error, optional } = props;
  const id = fieldId(name);
  const { hintId, errorId, describedBy } = describeField(id, { hint, error });
  const typed = useRef<Typed>({ text: '', at: 0 });
  const byKeys = useRef(false);
  const onTheWay = useRef(false);

  const choose = (chosen: Value | undefined): void => {
    if (chosen === undefined || chosen === value) return;
    onValueChange(chosen);
    onTheWay.current = byKeys.current;
    if (!byKeys.current) onChosen?.(chosen);
  };
  const type = (event: KeyboardEvent): void => {
    byKeys.current = true;
    const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    const next = isLetter ? typeOn(typed.current, event.key, event.timeStamp) : null;
    // A space alone opens the list; within a name it is a letter of it.
    if (next === null || next.text === ' ') return;
    event.preventDefault();
    typed.current = next;
    choose(typedOption(options, next.text, value)?.value);
  };
  const leave = (): void => {
    if (onTheWay.current) onChosen?.(value);
    onTheWay.current = false;
    byKeys.current = false;
  };

  const texts = { label, hint, error, ...(optional === undefined ? {} : { optional }) };
  return (
    <FieldFrame id={id} hintId={hintId} errorId={errorId} {...texts}>
      <NativeSelect
        id={id}
        name={name}
        value={value}
        autoComplete={autoComplete}
        aria-describedby={describedBy}
        aria-invalid={error ? true : undefined}
        onPointerDown={() => (byKeys.current = false)}
        onKeyDown={type}
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
    </FieldFrame>
  );
}
