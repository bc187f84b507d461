import type { ComponentProps } from 'react';
import { TaxIdField } from '../ui/tax-id-field';
import { useFormText, type Supplied } from './use-form-value';

export function FormTaxIdField(props: Omit<ComponentProps<typeof TaxIdField>, Supplied>) {
  return <TaxIdField {...props} {...useFormText(props.name)} />;
}
