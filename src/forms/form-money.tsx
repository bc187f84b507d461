import { memo, type ComponentProps } from 'react';
import { groupMoney } from '../catalogue/read-number';
import { MoneyField } from '../ui/money-field';
import { useFormText, type Supplied } from './use-form-value';

type Props = Omit<ComponentProps<typeof MoneyField>, Supplied | 'format'>;

/** A money field of a form. Renders again if its own props, value or error change. */
export const FormMoneyField = memo((props: Props) => (
  <MoneyField {...props} format={groupMoney} {...useFormText(props.name)} />
));
