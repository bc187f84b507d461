import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { css } from '../../../styled-system/css';
import { refusedSentence } from '../../domain/item/cart/cart-refusals';
import type { CartItem, ItemCart } from '../../domain/item/cart/use-item-cart';
import { modalsAtom } from '../../shell/dialogs/modal-store';
import { useNavigation } from '../../shell/navigation/use-navigation';
import { QueryProblem } from '../../shell/problems/problem-panel';
import { Screen } from '../../shell/screen/screen';
import { ActionPane } from '../../ui/action-pane';
import { Button } from '../../ui/button';
import { Callout } from '../../ui/callout';
import { reveal } from '../../ui/reveal';
import { tonesOf } from '../../ui/share-tones';
import { cartShares } from './cart-shares';
import { AddAnother } from './add-another';
import { CartRow } from './cart-row';
import { CartSummary, cartFigure } from './cart-summary';
import { SavedItemsProblem } from './saved-items-problem';
import { newsOfAdded } from './see-options';
import type { SavedItemsState } from './use-saved-items';
import { RemovalProblem } from './removal-problem';
import type { ItemRemoval } from './use-remove-item';
import { useCartPaths, useSeeOptions, useCartNotice } from './use-see-options';

const list = css({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
});

/** Remaining items keep their shades. */
function useShares(items: ItemCart['items']): ReturnType<typeof cartShares> {
  const [last, setLast] = useState(() => ({ items, shares: cartShares(items) }));
  if (last.items === items) return last.shares;
  const shares = cartShares(items, tonesOf(last.shares));
  setLast({ items, shares });
  return shares;
}

export interface CartViewProps {
  readonly cart: ItemCart;
  readonly highlight: string | null;
  readonly saved: SavedItemsState;
  readonly removal: ItemRemoval;
  refetchCart(): Promise<ItemCart | null>;
}

export function CartView({ cart, highlight, saved, removal, refetchCart }: CartViewProps) {
  const another = useNavigation().pathOf('quick-appraisal');
  const paths = useCartPaths();
  const { removing, remove } = removal;
  const edit = (item: CartItem): void => paths.go(paths.editOf(item.id));
  const notices = useCartNotice({ edit, remove });
  const options = useSeeOptions(cart, refetchCart, notices);

  const marked = cart.items.find(({ id, key }) => id === highlight || key === highlight);
  // Keeps the mark after the URL has changed.
  const [shown, setShown] = useState(marked?.id);
  if (marked !== undefined && marked.id !== shown) setShown(marked.id);
  const announced = useRef<string | null>(null);
  const introducing = useAtomValue(modalsAtom).onboarding.open;
  useEffect(() => {
    if (introducing) return;
    // Announce an added item, identified by its key. A changed one is only marked.
    if (marked === undefined || marked.key !== highlight || announced.current === marked.key)
      return;
    announced.current = marked.key;
    const notice = newsOfAdded(cart, marked);
    // Prevents a second announcement after a reload.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    if (notice !== null) notices.show({ notice, item: marked });
  });
  const shares = useShares(cart.items);
  const tones = tonesOf(shares);
  const refused = refusedSentence(cart.items);

  return (
    <Screen
      aside={
        <ActionPane
          label="Your estimate"
          figure={cartFigure(cart)}
          figureEverywhere
          live
          bar={
            <Button size="small" loading={options.busy} onClick={() => void options.go()}>
              See My Options
            </Button>
          }
          actions={
            <Button loading={options.busy} onClick={() => void options.go()}>
              See My Options
            </Button>
          }
        >
          <CartSummary cart={cart} shares={shares} />
          {options.problem !== null && (
            <div ref={reveal}>
              <QueryProblem problem={options.problem} onRetry={() => void options.go()} />
            </div>
          )}
        </ActionPane>
      }
    >
      <SavedItemsProblem saved={saved} />
      {!cart.isEditable && (
        <Callout tone="info">
          <p>Your items can’t be changed right now. We’re checking your information.</p>
        </Callout>
      )}
      {cart.isEditable && refused !== null && (
        <Callout tone="warning" title="Not all of your items can be part of your credit line">
          <p>{`${refused} Remove or edit what isn’t accepted, or continue, and we’ll leave it out.`}</p>
        </Callout>
      )}
      <RemovalProblem removal={removal} />
      <ul className={list} aria-label="Items in your cart">
        {cart.items.map((item) => (
          <CartRow
            key={item.id}
            item={item}
            editable={cart.isEditable}
            highlighted={item.id === shown}
            removing={item.id === removing}
            cartPath={paths.cart}
            share={tones.get(item.id)}
            onRemove={remove}
          />
        ))}
      </ul>
      {cart.isEditable && <AddAnother href={another} />}
    </Screen>
  );
}
