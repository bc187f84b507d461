import type { ComponentProps } from 'react';
import { MoneyField } from '../ui/money-field';
import { useFormText, type Supplied } from './use-form-value';

export function FormMoneyField(props: Omit<ComponentProps<typeof MoneyField>, Supplied>) {
  return <MoneyField {...props} {...useFormText(props.name)} />;
}
