import type { ComponentProps } from 'react';
import { ComboboxField } from '../../ui/combobox-field';
import { useFormText, type Supplied } from './use-form-value';

/** A choice out of a long list. */
export function FormComboboxField(props: Omit<ComponentProps<typeof ComboboxField>, Supplied>) {
  return <ComboboxField {...props} {...useFormText(props.name)} />;
}
