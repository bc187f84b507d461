import { Field } from '@ark-ui/react/field';
import type { ReactElement, ReactNode, Ref } from 'react';
import { css } from '../../styled-system/css';
import { describedBy, fieldId } from './field-id';
import { FieldFrame, type FieldTexts } from './field-parts';
import { control, type ControlWidth } from './field-styles';
import { useEarlyInput } from './use-early-input';

export interface TextFieldProps extends FieldTexts {
  name: string;
  value: string;
  onValueChange: (value: string) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  /** Wraps the box, for example with "$". */
  around?: (box: ReactElement) => ReactElement;
  suffix?: string;
  width?: ControlWidth;
  type?: 'text' | 'tel' | 'email';
  autoComplete: string;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
  spellCheck?: boolean;
  autoCapitalize?: 'off' | 'words' | 'sentences' | 'characters';
  disabled?: boolean;
  /** Content below the box, such as a suggestion. */
  after?: ReactNode;
}

const row = css({ display: 'flex', alignItems: 'center', gap: '2' });
const affix = css({ color: 'muted', fontWeight: 'medium', whiteSpace: 'nowrap' });

/** No maxlength, because truncating pasted text hides errors. No placeholder. */
export function TextField(props: TextFieldProps) {
  const { name, label, hint, error, optional, value, onValueChange, onBlur, inputRef } = props;
  const { around, suffix, width, type, autoComplete, inputMode, spellCheck, after } = props;
  const early = useEarlyInput(value, onValueChange);
  const input = (
    <Field.Input
      ref={inputRef}
      name={name}
      type={type ?? 'text'}
      className={control({ width })}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      onBlur={onBlur}
      autoComplete={autoComplete}
      inputMode={inputMode}
      spellCheck={spellCheck}
      autoCapitalize={props.autoCapitalize}
      disabled={props.disabled}
      aria-describedby={describedBy(fieldId(name), { hint, error })}
    />
  );
  return (
    <FieldFrame {...{ name, label, hint, error, optional }}>
      <div ref={early} className={row}>
        {around === undefined ? input : around(input)}
        {suffix && <span className={affix}>{suffix}</span>}
      </div>
      {after}
    </FieldFrame>
  );
}
