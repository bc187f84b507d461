import { memo, startTransition, useEffect, useEffectEvent, useState } from 'react';
import { css } from '../../../styled-system/css';
import type { ItemCart } from '../../domain/item/cart/use-item-cart';
import { afterPress } from '../../ui/after-press';
import { BelowFirstView } from '../../ui/below-first-view';
import type { tonesOf } from '../../ui/share-tones';
import { AddAnother } from './add-another';
import { CartRow, type CartRowProps } from './cart-row';

const list = css({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
});

/** As many as a phone shows; and how many more come with each paint. */
const FIRST_ROWS = 3;
const PIECE = 25;

/**
 * All rows as one, so that what changes around a hundred of them compares none. Those below the first view are drawn
 * in pieces, the first once that is painted; with them up to the one to mark, which is to be seen.
 */
export const CartRows = memo(function CartRows({
  items,
  shown,
  removing,
  tones,
  anotherPath,
  ...rest
}: Pick<CartRowProps, 'editable' | 'cartPath' | 'onRemove'> & {
  readonly items: ItemCart['items'];
  /** The id of the item to mark. */
  readonly shown: string | undefined;
  readonly removing: string | null;
  readonly tones: ReturnType<typeof tonesOf>;
  /** Where another item is added. */
  readonly anotherPath: string;
}) {
  // A deferred value would begin with its last one where the screen itself is drawn deferred, as after an edit.
  // Once it was whole it is, whatever comes into it.
  const upTo = (count: number): number => (count < items.length ? count : Number.POSITIVE_INFINITY);
  const [count, setCount] = useState(() =>
    upTo(Math.max(FIRST_ROWS, 1 + items.findIndex(({ id }) => id === shown))),
  );
  const isWhole = count >= items.length;
  const drawMore = useEffectEvent(() => setCount(upTo(count + PIECE)));
  useEffect(() => {
    if (count === Number.POSITIVE_INFINITY) return;
    afterPress(() => startTransition(() => drawMore()));
  }, [count]);
  return (
    <>
      <ul className={list} aria-label="Items in your cart">
        {items.slice(0, count).map((item, index) => (
          <CartRow
            key={item.id}
            item={item}
            highlighted={item.id === shown}
            removing={removing === item.id}
            waits={index >= FIRST_ROWS}
            share={tones.get(item.id)}
            {...rest}
          />
        ))}
      </ul>
      <BelowFirstView drawn={isWhole}>
        {rest.editable && <AddAnother href={anotherPath} />}
      </BelowFirstView>
    </>
  );
});
