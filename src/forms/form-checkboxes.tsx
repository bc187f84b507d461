import type { ComponentProps } from 'react';
import { CheckboxField, CheckboxGroup } from '../ui/checkbox-field';
import { useFormCheck, useFormChecks, type Supplied } from './use-form-value';

export function FormCheckboxField(props: Omit<ComponentProps<typeof CheckboxField>, Supplied>) {
  return <CheckboxField {...props} {...useFormCheck(props.name)} />;
}

export function FormCheckboxGroup(props: Omit<ComponentProps<typeof CheckboxGroup>, Supplied>) {
  return <CheckboxGroup {...props} {...useFormChecks(props.name)} />;
}
