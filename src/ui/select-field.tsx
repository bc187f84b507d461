import type { ComponentProps, Ref } from 'react';
import { css, cx } from '../../styled-system/css';
import { describeField, fieldId } from './field-id';
import { FieldFrame, type FieldTexts } from './field-parts';
import { control, type ControlWidth } from './field-styles';
import { ChevronDownIcon } from './icons';

const frame = css({ position: 'relative', display: 'block', width: 'full' });
const select = css({ appearance: 'none', paddingInlineEnd: '12', cursor: 'pointer' });
const arrow = css({
  position: 'absolute',
  insetInlineEnd: '3',
  top: '50%',
  transform: 'translateY(-50%)',
  pointerEvents: 'none',
  lineHeight: '0',
  color: 'muted',
});

/** The bare select with our arrow; for fields that bring their own label. */
export function NativeSelect(props: ComponentProps<'select'>) {
  return (
    <span className={frame}>
      <select {...props} className={cx(control({}), select)} />
      <span className={arrow}>
        <ChevronDownIcon />
      </span>
    </span>
  );
}

export interface SelectFieldProps extends FieldTexts {
  name: string;
  options: readonly { value: string; label: string }[];
  /** Empty while nothing is chosen. */
  value: string;
  onValueChange: (value: string) => void;
  onBlur?: () => void;
  /** The words of the first, empty option. */
  placeholderOption?: string;
  autoComplete?: string;
  width?: ControlWidth;
  inputRef?: Ref<HTMLSelectElement>;
}

/** One choice out of up to ten; for more there is `ComboboxField`. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, hint, error, optional, options, value, placeholderOption } = props;
  const id = fieldId(name);
  const { hintId, errorId, describedBy } = describeField(id, { hint, error });
  const texts = { label, hint, error, ...(optional === undefined ? {} : { optional }) };
  return (
    <FieldFrame id={id} hintId={hintId} errorId={errorId} {...texts}>
      <NativeSelect
        ref={props.inputRef}
        id={id}
        name={name}
        value={value}
        autoComplete={props.autoComplete}
        onChange={(event) => props.onValueChange(event.target.value)}
        onBlur={props.onBlur}
        aria-describedby={describedBy}
        aria-invalid={error ? true : undefined}
      >
        <option value="">{placeholderOption ?? 'Select'}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
