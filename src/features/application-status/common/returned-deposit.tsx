import { methodText } from '../../../contract/payment-words';
import { useBrand } from '../../../domain/program/use-brand';
import type { Deposit, Payment } from '../../../domain/deposit/use-deposit';
import { formatCents } from '../../../domain/text/format';
import { Callout } from '../../../ui/callout';
import { PhoneLink } from '../../../ui/phone-link';

/** Returns the last payment if the bank reversed it, otherwise null. */
export function returnedPayment({ payments }: Pick<Deposit, 'payments'>): Payment | null {
  const last = payments.at(-1);
  return last?.failure === 'RETURNED' ? last : null;
}

export function ReturnedDeposit({ payment }: { readonly payment: Payment }) {
  const { phone } = useBrand().texts.customerSupport;
  const { amount, method, lastFour } = payment;
  return (
    <Callout tone="warning" title="Your deposit was returned">
      <p>
        Your bank returned the {formatCents(amount)} deposit from your{' '}
        {methodText(method, lastFour)}. Your account can’t open without it. Make sure the money is
        in your account. We’ll email you when you can try again. Questions? Call{' '}
        <PhoneLink phone={phone} />.
      </p>
    </Callout>
  );
}
