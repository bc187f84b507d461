import { formatCents, formatDate, formatDay } from '../text/format';
import { PlainList } from '../../ui/plain-list';
import { Heading, Text } from '../../ui/heading';
import { Card, Stack } from '../../ui/stack';
import { methodText } from '../../contract/payment-words';
import type { CashAmount } from './use-deposit';

function isSent({ refunds }: CashAmount): boolean {
  return refunds.every(({ sentAt }) => sentAt !== null);
}

/** Whether all of a deposit that was refunded is on its way already. */
export function refundTitle(cash: CashAmount): string {
  return isSent(cash) ? 'We refunded your deposit' : 'We’re refunding your deposit';
}

/** How much goes back and where to, of a deposit that there was. */
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

/** All that goes back after an application was closed, what is still on its way to us too; null where there is nothing. */
export function goesBack(cash: CashAmount): string | null {
  const said = [
    ...(cash.refunds.length > 0 ? [knownRefund(cash)] : []),
    ...(cash.onTheWay > 0 ? [goesBackOnArrival(cash.onTheWay)] : []),
  ];
  return said.length === 0 ? null : said.join(' ');
}

/** What goes back when an offer was declined; without a deposit, what would. */
export function refundSentence(cash: CashAmount | null): string {
  if (cash !== null && cash.onTheWay > 0) return goesBack(cash) ?? '';
  if (cash === null || cash.refunds.length === 0) {
    return 'If you sent a deposit, we’ll refund it to the account it came from within 5 business days.';
  }
  const known = knownRefund(cash);
  return isSent(cash) ? known : `If you sent a deposit, ${known.replace(/^W/, 'w')}`;
}

/** What a screen lacks while the amounts cannot be read. */
export const MISSING_REFUND = 'your refund';

/** Each refund of the deposit: how much, where to, and by when. */
export function DepositRefunds({ cash }: { readonly cash: CashAmount | null }) {
  if (cash === null || cash.refunds.length === 0) return null;
  const said = cash.refunds.map(({ amount, method, lastFour, expectedBy, sentAt }) =>
    sentAt === null
      ? `${formatCents(amount)} to your ${methodText(method, lastFour)}, by ${formatDate(expectedBy)}.`
      : `${formatCents(amount)} to your ${methodText(method, lastFour)}, sent on ${formatDay(sentAt)}.`,
  );
  return (
    <Card>
      <Stack gap={3}>
        <Heading level={2}>Your refund</Heading>
        {said.length === 1 ? <Text>{said[0]}</Text> : <PlainList items={said} />}
      </Stack>
    </Card>
  );
}

/** What becomes of money that has not arrived when its application is closed. Cents. */
export const goesBackOnArrival = (onTheWay: number): string =>
  `We’ll refund the ${formatCents(onTheWay)} that is on its way once it arrives.`;
