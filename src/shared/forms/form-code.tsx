import type { ComponentProps } from 'react';
import { CodeField } from '../../ui/code-field';
import { useFormText, type Supplied } from './use-form-value';

/** The one-time code of the form. */
export function FormCodeField(props: Omit<ComponentProps<typeof CodeField>, Supplied>) {
  return <CodeField {...props} {...useFormText(props.name)} />;
}
