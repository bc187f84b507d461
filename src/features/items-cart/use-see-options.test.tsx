// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { CartItem } from '../../domain/item/cart/use-item-cart';
import type { CartStatusContent, CartStatusNotice } from '../../shell/dialogs/modal-store';
import { useCartNotice } from './use-see-options';

const opened = vi.hoisted(() => ({ content: null as CartStatusContent | null }));
const goTo = vi.hoisted(() => vi.fn<(screen: string) => void>());

vi.mock('../../shell/navigation/use-navigation', () => ({ useNavigation: () => ({ goTo }) }));
vi.mock('../../shell/dialogs/modal-store', () => ({
  openModal: (_name: string, content: CartStatusContent) => {
    opened.content = content;
  },
}));

const item = { id: 'item_1' } as CartItem;
const edit = vi.fn<(item: CartItem) => void>();
const remove = vi.fn<(item: CartItem) => void>();

function notices() {
  const made: ReturnType<typeof useCartNotice>[] = [];
  function Cart() {
    made.push(useCartNotice({ edit, remove }));
    return null;
  }
  renderToString(<Cart />);
  const [first] = made;
  if (first === undefined) throw new Error('Nothing was drawn');
  return first;
}

test.each<[CartStatusNotice, readonly (string | null)[]]>([
  [{ trigger: 'below-minimum', low: 1, high: 2 }, ['quick-appraisal', null]],
  [{ trigger: 'closer-look', itemName: 'Chain' }, ['item-in-review', 'edit']],
  [{ trigger: 'not-accepted', reason: '' }, ['remove', 'edit']],
  [{ trigger: 'needs-details', reason: '' }, ['edit', 'remove']],
  [{ trigger: 'maximum' }, [null, null]],
])('the buttons of the notice %j do this: %j', (notice, does) => {
  const done: string[] = [];
  goTo.mockImplementation((screen) => void done.push(screen));
  edit.mockImplementation(() => void done.push('edit'));
  remove.mockImplementation(() => void done.push('remove'));
  notices().show({ notice, item });
  const { onFirst, onSecond } = opened.content ?? {};
  onFirst?.();
  onSecond?.();
  expect(done).toEqual(does.filter((what) => what !== null));
  expect([onFirst, onSecond].map((act) => act === null)).toEqual(does.map((what) => what === null));
});

test('only the maximum is remembered as shown', () => {
  const { show, hasShownMaximum } = notices();
  show({ notice: { trigger: 'closer-look', itemName: 'Chain' }, item });
  expect(hasShownMaximum()).toBe(false);
  show({ notice: { trigger: 'maximum' }, item: null });
  expect(hasShownMaximum()).toBe(true);
});
