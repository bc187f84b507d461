import { memo, type ComponentProps } from 'react';
import { TextField } from '../ui/text-field';
import { useFormText, type Supplied } from './use-form-value';

/** Drawn anew where it is asked otherwise, answered or at fault; not with the form around it. */
export const FormTextField = memo((props: Omit<ComponentProps<typeof TextField>, Supplied>) => (
  <TextField {...props} {...useFormText(props.name)} />
));
