import type { ReactElement } from 'react';
import { css, cva } from '../../styled-system/css';
import { TextField, type TextFieldProps } from './text-field';

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
  variants: { width: { full: {}, half: { maxWidth: 'halfField' } } },
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
  '&:has(+ [aria-invalid=true])': { borderColor: 'dangerText' },
  borderInlineEndWidth: '0',
  borderStartStartRadius: 'small',
  borderEndStartRadius: 'small',
});

export interface MoneyFieldProps extends Omit<
  TextFieldProps,
  'around' | 'width' | 'type' | 'autoComplete' | 'inputMode' | 'spellCheck' | 'autoCapitalize'
> {
  /** `decimal` where cents may be typed. */
  inputMode?: 'numeric' | 'decimal';
  width?: 'full' | 'half';
}

/** "52000" → "52,000"; whatever is no clean number stays as it was typed. */
export function groupDigits(text: string): string {
  const clean = text.trim();
  const [, whole, cents = ''] = /^(\d{1,12})(\.\d{1,2})?$/.exec(clean) ?? [];
  if (whole === undefined) return text;
  return whole.replace(/\B(?=(\d{3})+$)/g, ',') + cents;
}

/** An amount of dollars: "$" outside the box that is typed into, thousands grouped when the field is left. */
export function MoneyField({ inputMode, onBlur, width = 'half', ...rest }: MoneyFieldProps) {
  const format = (): void => {
    const grouped = groupDigits(rest.value);
    if (grouped !== rest.value) rest.onValueChange(grouped);
    onBlur?.();
  };
  const around = (box: ReactElement): ReactElement => (
    <div className={joined({ width })}>
      <span className={prefixBox} aria-hidden="true">
        $
      </span>
      {box}
    </div>
  );
  return (
    <TextField
      {...rest}
      around={around}
      width={width}
      autoComplete="off"
      inputMode={inputMode ?? 'numeric'}
      spellCheck={false}
      onBlur={format}
    />
  );
}
