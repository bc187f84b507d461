import type { ComponentProps } from 'react';
import { TaxIdField } from '../ui/tax-id-field';
import type { NeverKept } from './never-kept';
import { useFormText, type Supplied } from './use-form-value';

type FormTaxIdFieldProps = Omit<ComponentProps<typeof TaxIdField>, Supplied | 'name'> & {
  /** Under a name that no draft keeps. */
  readonly name: NeverKept;
};

export function FormTaxIdField(props: FormTaxIdFieldProps) {
  return <TaxIdField {...props} {...useFormText(props.name)} />;
}
