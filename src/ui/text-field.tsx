import type { ReactNode, Ref } from 'react';
import { css, cx } from '../../styled-system/css';
import { describeField, fieldId } from './field-id';
import { FieldFrame, type FieldTexts } from './field-parts';
import { control, type ControlWidth } from './field-styles';

export interface TextFieldProps extends FieldTexts {
  name: string;
  value: string;
  onValueChange: (value: string) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  /** Texts outside the box, such as "$" and "per year". */
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

const row = css({ position: 'relative', display: 'flex', alignItems: 'center', gap: '2' });
// In the margin, so that the box begins where every other box does.
const hanging = css({
  position: 'absolute',
  insetInlineEnd: '100%',
  marginInlineEnd: '1',
});
const affix = css({ color: 'muted', fontWeight: 'medium', whiteSpace: 'nowrap' });

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
  return (
    <FieldFrame id={id} hintId={hintId} errorId={errorId} {...texts}>
      <div className={row}>
        {prefix && (
          <span className={cx(affix, hanging)} aria-hidden="true">
            {prefix}
          </span>
        )}
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
        {suffix && <span className={affix}>{suffix}</span>}
      </div>
      {after}
    </FieldFrame>
  );
}
