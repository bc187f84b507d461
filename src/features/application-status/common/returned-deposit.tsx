import { methodText } from '../../../contract/payment-words';
import { useBrand } from '../../../domain/program/use-brand';
import type { Deposit, Payment } from '../../../domain/deposit/use-deposit';
import { formatCents } from '../../../domain/text/format';
import { Callout } from '../../../ui/callout';
import { PhoneLink } from '../../../ui/phone-link';

/** The deposit that the bank took back, where the last payment is one; else null. */
export function returnedPayment({ payments }: Pick<Deposit, 'payments'>): Payment | null {
  const last = payments.at(-1);
  return last?.failure === 'RETURNED' ? last : null;
}

/** A deposit that came back after the offer was accepted on it: what came back, and what to do. */
export function ReturnedDeposit({ payment }: { readonly payment: Payment }) {
  const { phone } = useBrand().texts.customerSupport;
  const { amount, method, lastFour } = payment;
  return (
    <Callout tone="warning" title="Your deposit came back">
      <p>
        Your bank took back the {formatCents(amount)} that had arrived from your{' '}
        {methodText(method, lastFour)}. Your account can’t open without it. Make sure the money is
        there: we’ll email you when you can try again. Questions? Call <PhoneLink phone={phone} />.
      </p>
    </Callout>
  );
}
