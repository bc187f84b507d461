import type { ComponentProps } from 'react';
import { RadioCards, RadioField } from '../../ui/radio-field';
import { useFormText, type Supplied } from './use-form-value';

/** A choice out of a few. */
export function FormRadioField(props: Omit<ComponentProps<typeof RadioField>, Supplied>) {
  return <RadioField {...props} {...useFormText(props.name)} />;
}

/** A choice out of a few, as large cards. */
export function FormRadioCards(props: Omit<ComponentProps<typeof RadioCards>, Supplied>) {
  return <RadioCards {...props} {...useFormText(props.name)} />;
}
