import {
  fitsPayment,
  PAYMENT_STATE_IDS,
  PAYMENT_STATES,
  usualPayment,
  type PaymentState,
} from '../../../scenario/payment-states';
import { programDefinition } from '../../../../src/catalogue/programs';
import { SelectField } from '../../../../src/ui/select-field';
import type { Scenario } from './apply-scenario';

const BY_STATUS = 'by-status';

/** Only flows with a deposit have a payment. */
export function PaymentField(props: {
  readonly scenario: Scenario;
  readonly onChange: (payment: PaymentState | undefined) => void;
}) {
  const { program, status, payment } = props.scenario;
  const fitting = PAYMENT_STATE_IDS.filter((state) => fitsPayment(state, status));
  if (programDefinition(program).flow !== 'cash' || fitting.length < 2) return null;
  return (
    <SelectField
      name="debugger.payment"
      label="Payment"
      hint={PAYMENT_STATES[payment ?? usualPayment(status)].description}
      options={[
        { value: BY_STATUS, label: 'Follows the status' } as const,
        ...fitting.map((value) => ({ value, label: value })),
      ]}
      value={payment ?? BY_STATUS}
      onValueChange={(value) => props.onChange(value === BY_STATUS ? undefined : value)}
    />
  );
}
