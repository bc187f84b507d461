import { TextField, type TextFieldProps } from './text-field';

export type CodeFieldProps = Omit<
  TextFieldProps,
  'autoComplete' | 'inputMode' | 'type' | 'width' | 'spellCheck' | 'autoCapitalize'
>;

export function CodeField(props: CodeFieldProps) {
  return (
    <TextField
      {...props}
      width="code"
      autoComplete="one-time-code"
      inputMode="numeric"
      autoCapitalize="off"
      spellCheck={false}
    />
  );
}
