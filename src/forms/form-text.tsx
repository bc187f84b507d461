import type { ComponentProps } from 'react';
import { TextField } from '../ui/text-field';
import { useFormText, type Supplied } from './use-form-value';

export function FormTextField(props: Omit<ComponentProps<typeof TextField>, Supplied>) {
  return <TextField {...props} {...useFormText(props.name)} />;
}
