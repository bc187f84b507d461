import type { Security } from '../../catalogue/programs';
import { Text } from '../../ui/heading';
import { LegalBlock } from './legal-block';
import { CONTENT } from '../../programs/content-config';
import { formatCents } from '../text/format';

const ITEM = [
  'If you don’t make payments as agreed, we may sell the items that secure your card. We’ll notify you first, and you can get them back by paying what you owe plus our costs. Any money left over after the sale is yours.',
  'After a default we must send you a notice before we sell the items. You may get them back by paying what you owe plus costs, and any surplus is yours.',
];

const CASH = [
  'If you don’t make payments as agreed, we may use your deposit to pay what you owe and close your account.',
  'Your deposit is refundable. It is not a fee.',
];

/** For items and deposits; a home has a separate notice. */
export function SecurityStatement({
  security,
  card = false,
}: {
  readonly security: Security;
  readonly card?: boolean;
}) {
  const sentences = security === 'item' ? ITEM : security === 'cash' ? CASH : [];
  if (sentences.length === 0) return null;
  return (
    <LegalBlock card={card}>
      {sentences.map((sentence) => (
        <Text key={sentence}>{sentence}</Text>
      ))}
    </LegalBlock>
  );
}

/** Says where the deposit is held, and what it can't be used for. Cents. */
export function DepositStatement({ amount }: { readonly amount: number }) {
  return (
    <Text>
      We hold your {formatCents(amount)} deposit at {CONTENT.bankName}. It isn’t used for your
      monthly payments.
    </Text>
  );
}
