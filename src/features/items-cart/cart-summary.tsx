import { css } from '../../../styled-system/css';
import { formatCents, formatDate } from '../../common/format';
import type { ItemCart } from '../../common/items/cart/use-item-cart';
import { RangeBar } from '../../common/items/estimate/range-bar';
import { rangeText } from '../../common/items/estimate/range-text';
import { Callout } from '../../ui/callout';
import { Text } from '../../ui/heading';
import { Card, Stack } from '../../ui/stack';

const amount = css({
  fontFamily: 'display',
  fontSize: 'clamp(1.75rem, 1.4rem + 1.8vw, 2.5rem)',
  fontWeight: 'display',
  lineHeight: 'tight',
  letterSpacing: 'tight',
  fontVariantNumeric: 'tabular-nums',
});

/** "1 item", "12 items". */
export function itemCount(count: number): string {
  return count === 1 ? '1 item' : `${count} items`;
}

/** What stands between the sum of the items and the least or the most they can back. */
function LimitNote({ cart }: { readonly cart: ItemCart }) {
  if (cart.line < cart.minimumLine) {
    return (
      <Callout tone="info">
        <p>{`You need an estimated line of at least ${formatCents(cart.minimumLine)} to continue.`}</p>
      </Callout>
    );
  }
  return cart.line > cart.maximumLine ? (
    <Callout tone="info">
      <p>{`Your items are estimated above ${formatCents(cart.maximumLine)}, the most we can offer. You don’t need to send all of them.`}</p>
    </Callout>
  ) : null;
}

/** What all items together would back. */
export function CartSummary({ cart }: { readonly cart: ItemCart }) {
  const counted = cart.high > 0;
  return (
    <Card>
      <Stack gap={3}>
        <p role="status">
          <span>{itemCount(cart.items.length)} · Estimated credit line </span>
          <span className={css({ display: 'block' })}>
            <span className={amount}>{counted ? rangeText(cart) : formatCents(0)}</span>
          </span>
        </p>
        {counted && <RangeBar low={cart.low} high={cart.high} />}
        <LimitNote cart={cart} />
        {counted && cart.lowConfidence && (
          <Text>The range is wider because you weren’t sure about some answers.</Text>
        )}
        {cart.estimateValidUntil && (
          <Text>Your estimate is good until {formatDate(cart.estimateValidUntil)}.</Text>
        )}
        <Text tone="muted">You choose what to send. You can remove items later.</Text>
      </Stack>
    </Card>
  );
}
