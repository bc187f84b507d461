// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { itemFacts } from '../../domain/item/cart/item-facts';
import type { CartItem } from '../../domain/item/cart/use-item-cart';
import { CartRow } from './cart-row';
import { CartRows } from './cart-rows';
import { tonesOf } from '../../ui/share-tones';
import { cartShares } from './cart-shares';

vi.unmock('../../ui/after-press');
// What each row says of its item: as often as it is asked for, rows were drawn.
vi.mock('../../domain/item/cart/item-facts', () => ({
  itemFacts: vi.fn<typeof itemFacts>(() => 'facts'),
}));

const item = (number: number) =>
  ({
    id: `item_${String(number)}`,
    kind: 'METAL',
    name: `Bar ${String(number)}`,
    state: 'ESTIMATED',
    estimate: { low: 10_000, high: 20_000 },
    photos: [],
  }) as unknown as CartItem;

const remove = (): void => undefined;

/** `before`: what was in the list until now. */
function List({ items, before }: Readonly<Record<'items' | 'before', readonly CartItem[]>>) {
  const tones = tonesOf(cartShares(items, tonesOf(cartShares(before))));
  return items.map((one) => (
    <CartRow
      key={one.id}
      item={one}
      editable
      highlighted={false}
      removing={false}
      waits={false}
      cartPath="/cart"
      share={tones.get(one.id)}
      onRemove={remove}
    />
  ));
}

/** The mark of an item in the list. */
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

test('an item that is taken out of a long cart leaves the marks of the others, and draws no more than takes its place', () => {
  const items = Array.from({ length: 100 }, (_none, number) => item(number));
  act(() => root.render(<List items={items} before={[]} />));
  expect(itemFacts).toHaveBeenCalledTimes(100);
  const [first, second] = [markOf('item_0'), markOf('item_1')];
  expect(first).not.toBe(second);

  const small = items.filter(({ id }) => id !== 'item_50');
  act(() => root.render(<List items={small} before={items} />));
  expect(itemFacts).toHaveBeenCalledTimes(100);

  act(() => root.render(<List items={small.slice(1)} before={small} />));
  expect(itemFacts).toHaveBeenCalledTimes(101);
  expect([markOf('item_1'), markOf('item_3')]).toEqual([second, first]);
});

test.each([
  ['the first view', undefined, [3, 28, 53, 78, 100]],
  ['all up to the one to mark', 'item_60', [60, 85, 100]],
])('of a long cart %s is drawn, and then the rest in pieces', async (_what, shown, counts) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  const scrolled = vi.fn<() => void>();
  Object.defineProperty(Element.prototype, 'scrollIntoView', {
    value: scrolled,
    configurable: true,
  });
  const cart = (count: number) => (
    <CartRows
      items={Array.from({ length: count }, (_none, index) => item(index + 1))}
      editable
      shown={shown}
      removing={null}
      cartPath="/cart"
      anotherPath="/another"
      tones={tonesOf([])}
      onRemove={remove}
    />
  );
  const show = (count: number) => act(async () => root.render(cart(count)));
  const rows = () => document.querySelectorAll('[data-item]').length;
  const another = () => document.querySelector('a[href="/another"]') !== null;
  await show(100);
  const drawn = [rows()];
  while (frames.length > 0) {
    expect(another()).toBe(false);
    await act(async () => {
      for (const draw of frames.splice(0)) draw();
      vi.advanceTimersByTime(0);
    });
    drawn.push(rows());
  }
  expect(drawn).toEqual(counts);
  expect(scrolled).toHaveBeenCalledTimes(shown === undefined ? 0 : 1);
  // One that is added to what was whole is there at once.
  await show(101);
  expect([rows(), another()]).toEqual([101, true]);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
