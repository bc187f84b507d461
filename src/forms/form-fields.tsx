import { memo, type ComponentProps } from 'react';
import { TextField } from '../ui/text-field';
import { useFormText, type Supplied, useFormCheck, useFormChecks } from './use-form-value';
import { groupMoney } from '../catalogue/read-number';
import { MoneyField } from '../ui/money-field';
import { CheckboxField, CheckboxGroup } from '../ui/checkbox-field';
import { TaxIdField } from '../ui/tax-id-field';
import type { SecretField } from './use-draft';

/** Re-renders only if its props, value or error change. */
export const FormTextField = memo((props: Omit<ComponentProps<typeof TextField>, Supplied>) => (
  <TextField {...props} {...useFormText(props.name)} />
));

type Props = Omit<ComponentProps<typeof MoneyField>, Supplied | 'format'> &
  Partial<Pick<ComponentProps<typeof MoneyField>, 'format'>>;

/** Re-renders only if its props, value or error change. */
export const FormMoneyField = memo((props: Props) => (
  <MoneyField format={groupMoney} {...props} {...useFormText(props.name)} />
));

export function FormCheckboxField(props: Omit<ComponentProps<typeof CheckboxField>, Supplied>) {
  return <CheckboxField {...props} {...useFormCheck(props.name)} />;
}

export function FormCheckboxGroup(props: Omit<ComponentProps<typeof CheckboxGroup>, Supplied>) {
  return <CheckboxGroup {...props} {...useFormChecks(props.name)} />;
}

type FormTaxIdFieldProps = Omit<ComponentProps<typeof TaxIdField>, Supplied | 'name'> & {
  /** Drafts exclude it. */
  readonly name: SecretField;
};

export function FormTaxIdField(props: FormTaxIdFieldProps) {
  return <TaxIdField {...props} {...useFormText(props.name)} />;
}
