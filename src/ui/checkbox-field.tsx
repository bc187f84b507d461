import { Field } from '@ark-ui/react/field';
import type { ReactNode, Ref, KeyboardEvent } from 'react';
import { css } from '../../styled-system/css';
import { checkBox, choiceRow } from './choice-styles';
import { describedBy, fieldId } from './field-id';
import { FieldError, FieldHint, GroupFrame } from './field-parts';
import { field } from './field-styles';

const underWords = css({
  paddingInlineStart: 'calc(1.5rem + token(spacing.3))',
  // Half of the space below a row that is as tall as a touch target.
  marginBlockStart: '-0.375rem',
  _empty: { display: 'none' },
});

export interface CheckboxFieldProps {
  name: string;
  label: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  error?: string | undefined;
  hint?: ReactNode;
  optional?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

export function CheckboxField(props: CheckboxFieldProps) {
  const { name, label, checked, onCheckedChange, error, hint, optional, inputRef } = props;
  const id = fieldId(name);
  const invalid = Boolean(error);
  return (
    <Field.Root id={id} invalid={invalid} className={field({ invalid })}>
      <FieldError id={id}>{error}</FieldError>
      <Field.Label className={choiceRow()}>
        <Field.Input
          ref={inputRef}
          type="checkbox"
          name={name}
          className={checkBox}
          checked={checked}
          onChange={(event) => onCheckedChange(event.target.checked)}
          onKeyDown={toggleOnEnter}
          aria-describedby={describedBy(id, { hint, error })}
        />
        <span>
          {label}
          {optional ? ' (optional)' : ''}
        </span>
      </Field.Label>
      <div className={underWords}>
        <FieldHint id={id}>{hint}</FieldHint>
      </div>
    </Field.Root>
  );
}

export interface CheckboxGroupProps {
  name: string;
  legend: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  options: readonly { value: string; label: string }[];
  value: readonly string[];
  /** In the order of the options. */
  onValueChange: (value: string[]) => void;
  inputRef?: Ref<HTMLInputElement>;
}

const list = css({ display: 'flex', flexDirection: 'column' });

/** `fieldId(name)` is the id of the first one. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { name, legend, hint, error, options, value, onValueChange, inputRef } = props;
  const id = fieldId(name);
  const toggle = (changed: string, checked: boolean): void =>
    onValueChange(
      options
        .map((option) => option.value)
        .filter((entry) => (entry === changed ? checked : value.includes(entry))),
    );
  return (
    <GroupFrame id={id} legend={legend} hint={hint} error={error}>
      <div className={list}>
        {options.map((option, index) => {
          const optionId = index === 0 ? id : `${id}-${option.value}`;
          return (
            <label key={option.value} htmlFor={optionId} className={choiceRow()}>
              <input
                ref={index === 0 ? inputRef : undefined}
                type="checkbox"
                id={optionId}
                name={name}
                value={option.value}
                className={checkBox}
                checked={value.includes(option.value)}
                onChange={(event) => toggle(option.value, event.target.checked)}
                onKeyDown={toggleOnEnter}
                aria-invalid={error ? true : undefined}
              />
              <span>{option.label}</span>
            </label>
          );
        })}
      </div>
    </GroupFrame>
  );
}

/** Enter toggles, like Space (spec 5), instead of submitting the form. */
export function toggleOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.click();
}
