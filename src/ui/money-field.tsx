import type { ReactElement } from 'react';
import { css, cva } from '../../styled-system/css';
import { TextField, type TextFieldProps } from './text-field';

// Together as wide as other boxes.
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
  /** `decimal` allows cents. */
  inputMode?: 'numeric' | 'decimal';
  width?: 'full' | 'half';
  /** Called on blur; returns the text to show. */
  format(text: string): string;
}

export function MoneyField(props: MoneyFieldProps) {
  const { format, inputMode, onBlur, width = 'half', ...rest } = props;
  const leave = (): void => {
    const formatted = format(rest.value);
    if (formatted !== rest.value) rest.onValueChange(formatted);
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
      onBlur={leave}
    />
  );
}
