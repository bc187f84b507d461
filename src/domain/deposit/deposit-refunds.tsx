import { formatCents, formatDate, formatDay } from '../text/format';
import { PlainList } from '../../ui/plain-list';
import { Heading } from '../../ui/heading';
import { Stack } from '../../ui/stack';
import { methodText } from '../../contract/payment-words';
import type { CashAmount } from './use-deposit';

/** What goes back, in one sentence; without a deposit, what would. */
export function refundSentence(cash: CashAmount | null): string {
  const [first, ...more] = cash?.refunds ?? [];
  if (cash === null || first === undefined) {
    return 'If you sent a deposit, we’ll refund it to the account it came from within 5 business days.';
  }
  const account =
    more.length === 0
      ? `your ${methodText(first.method, first.lastFour)}`
      : 'the accounts it came from';
  const sum = formatCents(cash.refunded);
  if (cash.refunds.every(({ sentAt }) => sentAt !== null))
    return `We refunded ${sum} to ${account}.`;
  return `If you sent a deposit, we’ll refund ${sum} to ${account} within 5 business days.`;
}

/** What a screen lacks while the amounts cannot be read. */
export const MISSING_REFUND = 'your refund, if there is one.';

/** Each refund of the deposit: how much, where to, and by when. */
export function DepositRefunds({ cash }: { readonly cash: CashAmount | null }) {
  if (cash === null || cash.refunds.length === 0) return null;
  return (
    <Stack gap={3}>
      <Heading level={2}>Your refund</Heading>
      <PlainList
        items={cash.refunds.map(({ amount, method, lastFour, expectedBy, sentAt }) =>
          sentAt === null
            ? `${formatCents(amount)} to your ${methodText(method, lastFour)}, by ${formatDate(expectedBy)}.`
            : `${formatCents(amount)} to your ${methodText(method, lastFour)}, sent on ${formatDay(sentAt)}.`,
        )}
      />
    </Stack>
  );
}
