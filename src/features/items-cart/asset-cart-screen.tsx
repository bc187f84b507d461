import { useCallback, useState } from 'react';
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
  const { edit, highlight } = readCartQuery(useSearch());
  const onFile = useItemCart();
  const applicationId = onFile.value?.applicationId ?? null;
  const cart = onFile.value?.cart ?? null;
  const { refetch: readAgain } = onFile;
  const refetch = useCallback(async () => (await readAgain())?.cart ?? null, [readAgain]);
  const kept = useKeptItems(props, refetch);
  // Who changes an item saves it with the version of the cart it was read with.
  useRefreshOnReturn(refetch, edit === null);
  const removal = useRemoveItem(applicationId);
  // Changing an item is a separate task on the same path, so its heading takes the focus as after a navigation.
  const [seen, setSeen] = useState(edit);
  if (seen !== edit) {
    setSeen(edit);
    requestHeadingFocus();
  }
  const [editing, setEditing] = useState<CartItem | null>(null);

  if (kept.phase === 'adding') {
    return (
      <Screen lead="Adding your items to your cart." loaded={false}>
        <LoadingScreen />
      </Screen>
    );
  }
  if (onFile.value === null) return <PendingScreen read={onFile} />;
  const found = cart?.isEditable === true ? cart.items.find(({ id }) => id === edit) : undefined;
  if (found !== undefined && found !== editing) setEditing(found);
  // An item that was removed in another tab stays on the screen while the user changes it.
  const edited = found ?? (editing?.id === edit ? editing : null);
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
