import { TextField, type TextFieldProps } from './text-field';

export type CodeFieldProps = Omit<
  TextFieldProps,
  'autoComplete' | 'inputMode' | 'type' | 'width' | 'spellCheck' | 'autoCapitalize'
>;

/** A one-time code: a single field, so that it can be pasted and autofilled from a message. */
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
