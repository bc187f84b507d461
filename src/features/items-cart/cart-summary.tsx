import { css } from '../../../styled-system/css';
import { formatCents } from '../../domain/text/format';
import {
  validityText,
  isAboveMaximum,
  lineText,
  maximumNote,
  rangeText,
} from '../../domain/item/estimate/estimate-text';
import type { ItemCart } from '../../domain/item/cart/use-item-cart';
import { RangeBar } from '../../domain/item/estimate/range-bar';
import { Callout } from '../../ui/callout';
import type { PaneFigure } from '../../ui/action-pane';
import { Text } from '../../ui/heading';
import { ShareBar } from '../../ui/share-bar';
import type { Share } from '../../ui/share-tones';
import { Stack } from '../../ui/stack';

export function itemCount(count: number): string {
  return count === 1 ? '1 item' : `${count} items`;
}

// On a phone it is right below the colored background.
const scale = css({ paddingBlockStart: { base: '3', desktop: '0' } });

/** States how much the total is below the minimum or above the maximum. */
function LimitNote({ cart }: { readonly cart: ItemCart }) {
  if (cart.line < cart.minimumLine) {
    return (
      <Callout tone="info">
        <p>{`You need an estimated credit line of at least ${formatCents(cart.minimumLine)} to continue.`}</p>
      </Callout>
    );
  }
  return isAboveMaximum(cart) ? (
    <Callout tone="info">
      <p>{`${maximumNote(rangeText(cart))} You don’t need to send all of them.`}</p>
    </Callout>
  ) : null;
}

export function cartFigure(cart: ItemCart): PaneFigure {
  return {
    term: `${itemCount(cart.items.length)} · Estimated credit line`,
    short: 'Estimate',
    value: cart.high > 0 ? lineText(cart) : formatCents(0),
  };
}

function Shares({ shares }: { readonly shares: readonly Share[] }) {
  return (
    <Stack gap={1}>
      <Text tone="muted">What each item adds</Text>
      <ShareBar shares={shares} />
    </Stack>
  );
}

export function CartSummary({
  cart,
  shares,
}: {
  readonly cart: ItemCart;
  readonly shares: readonly Share[];
}) {
  const counted = cart.high > 0;
  return (
    <Stack gap={3}>
      {counted && !isAboveMaximum(cart) && (
        <div className={scale}>
          <RangeBar low={cart.low} high={cart.high} />
        </div>
      )}
      {shares.length > 0 && <Shares shares={shares} />}
      <LimitNote cart={cart} />
      {counted && cart.lowConfidence && (
        <Text>The range is wider because you weren’t sure about some answers.</Text>
      )}
      {cart.estimateValidUntil && <Text tone="muted">{validityText(cart)}</Text>}
      <Text tone="muted">You choose what to send. You can remove items later.</Text>
    </Stack>
  );
}
