import type { ReactNode, Ref } from 'react';
import { css, cva } from '../../styled-system/css';
import { describeField, fieldId } from './field-id';
import { FieldFrame, type FieldTexts } from './field-parts';
import { control, controlWidth, type ControlWidth } from './field-styles';

export interface TextFieldProps extends FieldTexts {
  name: string;
  value: string;
  onValueChange: (value: string) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  /** Texts outside the box that is typed into: "$" in a box joined to it, "per year" after it. */
  prefix?: string;
  suffix?: string;
  width?: ControlWidth;
  type?: 'text' | 'tel' | 'email';
  autoComplete: string;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
  spellCheck?: boolean;
  autoCapitalize?: 'off' | 'words' | 'sentences' | 'characters';
  disabled?: boolean;
  /** Goes under the box, such as a suggestion. */
  after?: ReactNode;
}

const row = css({ display: 'flex', alignItems: 'center', gap: '2' });
const affix = css({ color: 'muted', fontWeight: 'medium', whiteSpace: 'nowrap' });
// Both together are as wide as a box, and begin where every other box does.
const joined = cva({
  base: {
    display: 'flex',
    flex: '1',
    minWidth: '0',
    '& > input': {
      flex: '1',
      minWidth: '0',
      borderStartStartRadius: '0',
      borderEndStartRadius: '0',
    },
  },
  variants: { width: controlWidth },
});
const prefixBox = css({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  paddingInline: '3',
  color: 'muted',
  fontWeight: 'medium',
  background: 'subtle',
  borderWidth: 'control',
  borderStyle: 'solid',
  borderColor: 'border',
  borderInlineEndWidth: '0',
  borderStartStartRadius: 'small',
  borderEndStartRadius: 'small',
});

/**
 * A labelled line of text. Says what is wrong instead of cutting what is pasted, so it has no
 * maxlength and no placeholder.
 */
export function TextField(props: TextFieldProps) {
  const { name, label, hint, error, optional, value, onValueChange, onBlur, inputRef } = props;
  const { prefix, suffix, width, type, autoComplete, inputMode, spellCheck, after } = props;
  const id = fieldId(name);
  const { hintId, errorId, describedBy } = describeField(id, { hint, error });
  const texts = { label, hint, error, ...(optional === undefined ? {} : { optional }) };
  const input = (
    <input
      ref={inputRef}
      id={id}
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
      aria-describedby={describedBy}
      aria-invalid={error ? true : undefined}
    />
  );
  return (
    <FieldFrame id={id} hintId={hintId} errorId={errorId} {...texts}>
      <div className={row}>
        {prefix === undefined ? (
          input
        ) : (
          <div className={joined({ width })}>
            <span className={prefixBox} aria-hidden="true">
              {prefix}
            </span>
            {input}
          </div>
        )}
        {suffix && <span className={affix}>{suffix}</span>}
      </div>
      {after}
    </FieldFrame>
  );
}
