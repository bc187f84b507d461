import type { Payment } from '../../../domain/deposit/use-deposit';
import { methodText } from '../../../contract/payment-words';
import { upperFirst, formatCents, formatDate } from '../../../domain/text/format';
import { KeyFacts } from '../../../ui/key-facts';
import { Card } from '../../../ui/stack';

export function PaymentFacts({ payment }: { readonly payment: Payment }) {
  const { amount, method, lastFour, expectedOn } = payment;
  return (
    <Card>
      <KeyFacts
        items={[
          { term: 'Amount', description: formatCents(amount), emphasis: true },
          { term: 'From', description: upperFirst(methodText(method, lastFour)) },
          ...(expectedOn === null
            ? []
            : [{ term: 'Expected by', description: formatDate(expectedOn) }]),
        ]}
      />
    </Card>
  );
}
