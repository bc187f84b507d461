// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CartItem } from '../../domain/item/cart/use-item-cart';
import { tonesOf } from '../../ui/share-tones';
import { CartRow } from './cart-row';
import { cartShares } from './cart-shares';

const item = (number: number) =>
  ({
    id: `item_${String(number)}`,
    kind: 'METAL',
    name: `Bar ${String(number)}`,
    state: 'ESTIMATED',
    estimate: { low: 10_000, high: 20_000 },
    answers: { stones: [] },
    photos: [],
  }) as unknown as CartItem;

/** `before`: the items of the previous render. */
function List({ items, before }: Readonly<Record<'items' | 'before', readonly CartItem[]>>) {
  const tones = tonesOf(cartShares(items, tonesOf(cartShares(before))));
  return items.map((one) => (
    <CartRow
      key={one.id}
      item={one}
      editable
      highlighted={false}
      removing={false}
      cartPath="/cart"
      share={tones.get(one.id)}
      onRemove={() => undefined}
    />
  ));
}

const markOf = (id: string): string | undefined =>
  document.querySelector(`[data-item=${id}] p > [aria-hidden]`)?.className;

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('ul')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test('removing an item from the cart keeps the color marks of the others', () => {
  const items = Array.from({ length: 12 }, (_none, number) => item(number));
  act(() => root.render(<List items={items} before={[]} />));
  const [first, second] = [markOf('item_0'), markOf('item_1')];
  expect(first).not.toBe(second);
  const fewer = items.slice(1);
  act(() => root.render(<List items={fewer} before={items} />));
  expect([markOf('item_1'), markOf('item_3')]).toEqual([second, first]);
});
