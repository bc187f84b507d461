import { TextField, type TextFieldProps } from './text-field';

export interface MoneyFieldProps extends Omit<
  TextFieldProps,
  'prefix' | 'type' | 'autoComplete' | 'inputMode' | 'spellCheck' | 'autoCapitalize'
> {
  /** `decimal` where cents may be typed. */
  inputMode?: 'numeric' | 'decimal';
}

/** "52000" → "52,000"; whatever is no clean number stays as it was typed. */
export function groupDigits(text: string): string {
  const clean = text.trim();
  const [, whole, cents = ''] = /^(\d{1,12})(\.\d{1,2})?$/.exec(clean) ?? [];
  if (whole === undefined) return text;
  return whole.replace(/\B(?=(\d{3})+$)/g, ',') + cents;
}

/** An amount of dollars: "$" outside the box that is typed into, thousands grouped when the field is left. */
export function MoneyField({ inputMode, onBlur, width, ...rest }: MoneyFieldProps) {
  const format = (): void => {
    const grouped = groupDigits(rest.value);
    if (grouped !== rest.value) rest.onValueChange(grouped);
    onBlur?.();
  };
  return (
    <TextField
      {...rest}
      prefix="$"
      width={width ?? 'half'}
      autoComplete="off"
      inputMode={inputMode ?? 'numeric'}
      spellCheck={false}
      onBlur={format}
    />
  );
}
