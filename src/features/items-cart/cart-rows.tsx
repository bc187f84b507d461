import { memo, startTransition, useEffect, useState } from 'react';
import { css } from '../../../styled-system/css';
import type { ItemCart } from '../../domain/item/cart/use-item-cart';
import { CartRow, type CartRowProps } from './cart-row';
import type { tonesOf } from '../../ui/share-tones';

const list = css({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
});

/** As many as a phone shows, and most desktops. */
const FIRST_ROWS = 6;

/**
 * All rows as one, so that what changes around a hundred of them compares none. Those below the first view are drawn
 * once that is painted.
 */
export const CartRows = memo(function CartRows({
  items,
  shown,
  removing,
  tones,
  ...rest
}: Pick<CartRowProps, 'editable' | 'cartPath' | 'onRemove'> & {
  readonly items: ItemCart['items'];
  /** The id of the item to mark. */
  readonly shown: string | undefined;
  readonly removing: string | null;
  readonly tones: ReturnType<typeof tonesOf>;
}) {
  // A deferred value would begin with its last one where the screen itself is drawn deferred, as after an edit.
  const [all, setAll] = useState(
    items.length <= FIRST_ROWS || items.findIndex(({ id }) => id === shown) >= FIRST_ROWS,
  );
  useEffect(() => startTransition(() => setAll(true)), []);
  return (
    <ul className={list} aria-label="Items in your cart">
      {(all ? items : items.slice(0, FIRST_ROWS)).map((item) => (
        <CartRow
          key={item.id}
          item={item}
          highlighted={item.id === shown}
          removing={removing === item.id}
          share={tones.get(item.id)}
          {...rest}
        />
      ))}
    </ul>
  );
});
