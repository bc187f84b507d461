import { memo, type ComponentProps } from 'react';
import { MoneyField } from '../ui/money-field';
import { useFormText, type Supplied } from './use-form-value';

/** Drawn anew where it is asked otherwise, answered or at fault; not with the form around it. */
export const FormMoneyField = memo((props: Omit<ComponentProps<typeof MoneyField>, Supplied>) => (
  <MoneyField {...props} {...useFormText(props.name)} />
));
