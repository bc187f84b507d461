import { CONTENT } from '../../programs/content-config';
import { Text } from '../../ui/heading';
import { formatCents } from '../text/format';

/** Where the deposit is and what it is not for. Cents. */
export function DepositHeld({ amount }: { readonly amount: number }) {
  return (
    <Text>
      We hold your {formatCents(amount)} deposit at {CONTENT.bankName}. It isn’t used for your
      monthly payments.
    </Text>
  );
}
