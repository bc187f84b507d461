import { formatCents, formatDate, formatDay } from '../text/format';
import { PlainList } from '../../ui/plain-list';
import { Heading, Text } from '../../ui/heading';
import { Card, Stack } from '../../ui/stack';
import { methodText } from '../../contract/payment-words';
import type { CashAmount } from './use-deposit';

function isSent({ refunds }: CashAmount): boolean {
  return refunds.every(({ sentAt }) => sentAt !== null);
}

export function refundTitle(cash: CashAmount): string {
  return isSent(cash) ? 'We refunded your deposit' : 'We’re refunding your deposit';
}

export function knownRefund(cash: CashAmount): string {
  const sum = formatCents(cash.refunded);
  const [first, ...more] = cash.refunds;
  const account =
    first === undefined || more.length > 0
      ? 'the accounts it came from'
      : `your ${methodText(first.method, first.lastFour)}`;
  return isSent(cash)
    ? `We refunded ${sum} to ${account}.`
    : `We’ll refund ${sum} to ${account} within 5 business days.`;
}

/** Includes payments on their way; null if there is no refund. */
export function refundSentence(cash: CashAmount): string | null {
  const sentences = [
    ...(cash.refunds.length > 0 ? [knownRefund(cash)] : []),
    ...(cash.onTheWay > 0 ? [refundOnArrivalSentence(cash.onTheWay)] : []),
  ];
  return sentences.length === 0 ? null : sentences.join(' ');
}

/** Shown if the amounts can't be read. */
export const MISSING_REFUND = 'We can’t show your refund right now.';

export function DepositRefunds({ cash }: { readonly cash: CashAmount | null }) {
  if (cash === null || cash.refunds.length === 0) return null;
  const sentences = cash.refunds.map(({ amount, method, lastFour, expectedBy, sentAt }) =>
    sentAt === null
      ? `${formatCents(amount)} to your ${methodText(method, lastFour)}, by ${formatDate(expectedBy)}.`
      : `${formatCents(amount)} to your ${methodText(method, lastFour)}, sent on ${formatDay(sentAt)}.`,
  );
  return (
    <Card>
      <Stack gap={3}>
        <Heading level={2}>Your refund</Heading>
        {sentences.length === 1 ? <Text>{sentences[0]}</Text> : <PlainList items={sentences} />}
      </Stack>
    </Card>
  );
}

/** Explains what happens to payments on their way when the application closes. Cents. */
export const refundOnArrivalSentence = (onTheWay: number): string =>
  `We’ll refund the ${formatCents(onTheWay)} that is on its way once it arrives.`;
