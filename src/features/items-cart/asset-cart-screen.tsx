import { useCallback, useDeferredValue, useLayoutEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { useItemCart, type CartItem } from '../../domain/item/cart/use-item-cart';
import { PendingScreen } from '../../shell/problems/pending';
import { requestHeadingFocus } from '../../shell/screen/pending-focus';
import { Screen } from '../../shell/screen/screen';
import type { ScreenProps } from '../../shell/screen/screen-context';
import { LoadingScreen } from '../../ui/spinner';
import { readCartQuery } from './cart-query';
import { CartView } from './cart-view';
import { EmptyCart } from './empty-cart';
import { KeptItemsProblem } from './kept-items-problem';
import { LoadEditItem } from './load-edit-item';
import { RemovalProblem } from './removal-problem';
import { useKeptItems } from './use-kept-items';
import { useRefreshOnReturn } from './use-refresh-on-return';
import { useRemoveItem } from './use-remove-item';

/**
 * The items cart. What a visitor kept in this browser is put into it first. Query options: see
 * `CartQuery`.
 */
export function AssetCartScreen(props: ScreenProps) {
  // A hundred rows, or all questions about an item, take long to draw: the press that asks for them is answered meanwhile.
  const search = useSearch();
  const { edit, highlight } = readCartQuery(useDeferredValue(search));
  const isLeft = readCartQuery(search).edit !== edit;
  useLayoutEffect(() => {
    // The focus goes to the heading of what comes. To take it from a long list together with that list takes long.
    if (isLeft && document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }, [isLeft]);
  const onFile = useItemCart();
  const applicationId = onFile.value?.applicationId ?? null;
  const now = onFile.value?.cart ?? null;
  const drawn = useDeferredValue(now);
  // What changes in a hundred rows is drawn in pieces; a cart that was or is empty is another screen.
  const cart = drawn?.items.length && now?.items.length ? drawn : now;
  const { refetch: readAgain } = onFile;
  const refetch = useCallback(async () => (await readAgain())?.cart ?? null, [readAgain]);
  const kept = useKeptItems(props, refetch);
  // Who changes an item saves it with the version of the cart it was read with.
  useRefreshOnReturn(refetch, edit === null);
  const removal = useRemoveItem(applicationId);
  const editing = useRef<CartItem | null>(null);
  const seen = useRef(edit);
  if (seen.current !== edit) {
    // Another task on the same path: its heading takes the focus as after a navigation.
    seen.current = edit;
    requestHeadingFocus();
  }

  if (kept.phase === 'adding') {
    return (
      <Screen lead="Adding your items to your cart." loaded={false}>
        <LoadingScreen />
      </Screen>
    );
  }
  if (onFile.value === null) return <PendingScreen read={onFile} />;
  const found = cart?.isEditable === true ? cart.items.find(({ id }) => id === edit) : undefined;
  if (found !== undefined) editing.current = found;
  // An item that another tab has taken out meanwhile stays on the screen of whoever is changing it.
  const edited = editing.current?.id === edit ? editing.current : null;
  if (edited !== null && cart !== null && applicationId !== null) {
    return (
      <LoadEditItem
        {...props}
        key={edited.id}
        item={edited}
        version={cart.version}
        applicationId={applicationId}
        refetchCart={refetch}
      />
    );
  }
  if (cart === null || cart.items.length === 0) {
    return (
      <EmptyCart>
        <KeptItemsProblem kept={kept} />
        <RemovalProblem removal={removal} />
      </EmptyCart>
    );
  }
  return (
    <CartView
      cart={cart}
      removal={removal}
      highlight={highlight ?? kept.lastAdded}
      kept={kept}
      refetchCart={refetch}
    />
  );
}
