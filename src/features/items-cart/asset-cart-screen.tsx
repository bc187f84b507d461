import { useCallback, useState, useEffect, useEffectEvent } from 'react';
import { useSearch } from 'wouter';
import { useItemCart, type CartItem } from '../../domain/item/cart/use-item-cart';
import { PendingScreen } from '../../shell/problems/pending';
import { requestHeadingFocus } from '../../shell/screen/pending-focus';
import { Screen } from '../../shell/screen/screen';
import type { ScreenProps } from '../../shell/screen/screen-context';
import { LoadingScreen } from '../../ui/spinner';
import { CartView } from './cart-view';
import { EmptyCart } from './empty-cart';
import { SavedItemsProblem } from './saved-items-problem';
import { LoadEditItem } from './load-edit-item';
import { RemovedItemNote } from './removal-problem';
import { useSavedItems } from './use-saved-items';
import { useRemoveItem } from './use-remove-item';

/** Adds items from this browser's storage first. `CartQuery` describes the query parameters. */
export function AssetCartScreen(props: ScreenProps) {
  const { edit, highlight } = readCartQuery(useSearch());
  const onFile = useItemCart();
  const applicationId = onFile.value?.applicationId ?? null;
  const cart = onFile.value?.cart ?? null;
  const { refetch: readAgain } = onFile;
  const refetch = useCallback(async () => (await readAgain())?.cart ?? null, [readAgain]);
  const saved = useSavedItems(props, refetch);
  // Not while editing: the changes are sent with the cart version that the item was read from.
  useRefreshOnReturn(refetch, edit === null);
  const removal = useRemoveItem(applicationId);
  // Editing is a separate task on the same path, so focus its heading as after a navigation.
  const [seen, setSeen] = useState(edit);
  if (seen !== edit) {
    setSeen(edit);
    requestHeadingFocus();
  }
  const [editing, setEditing] = useState<CartItem | null>(null);

  if (saved.phase === 'adding') {
    return (
      <Screen lead="Adding your items to your cart." loaded={false}>
        <LoadingScreen />
      </Screen>
    );
  }
  if (onFile.value === null) return <PendingScreen read={onFile} />;
  const found = cart?.isEditable === true ? cart.items.find(({ id }) => id === edit) : undefined;
  if (found !== undefined && found !== editing) setEditing(found);
  // Keep an item on the screen that another tab removed while the user edits it.
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
        <SavedItemsProblem saved={saved} />
        <RemovedItemNote removal={removal} />
      </EmptyCart>
    );
  }
  return (
    <CartView
      cart={cart}
      removal={removal}
      highlight={highlight ?? saved.lastAdded}
      saved={saved}
      refetchCart={refetch}
    />
  );
}

/** `edit`: id of the item to edit. `highlight`: id or key of the item to mark and scroll to. */
export interface CartQuery {
  readonly edit: string | null;
  readonly highlight: string | null;
}

/** Ignores unknown parameters. */
export function readCartQuery(search: string): CartQuery {
  const parameters = new URLSearchParams(search);
  return { edit: parameters.get('edit'), highlight: parameters.get('highlight') };
}

/** Another tab may have changed the data, so refetch when the user returns to this one. */
export function useRefreshOnReturn(refresh: () => Promise<unknown>, enabled: boolean): void {
  const onReturn = useEffectEvent(refresh);
  useEffect(() => {
    if (!enabled) return undefined;
    const look = (): void => {
      if (document.visibilityState === 'visible') void onReturn();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [enabled]);
}
