import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { LIMITS } from '../../catalogue/limits';
import {
  ApplicationDocument,
  CartVersionFragmentDoc,
  GetItemCartDocument,
  RemoveCartItemDocument,
  RestoreCartItemDocument,
  type CartChangeFieldsFragment,
  type CartVersionFragment,
  type RemoveCartItemMutation,
  type RestoreCartItemMutation,
} from '../../contract/generated/documents';
import type { CartItem } from '../../domain/item/cart/use-item-cart';
import { focusHeadingInPlace } from '../../ui/heading';
import type { OperationProblem } from '../../services/data/operation-error';
import { createOperation, type OperationAnswer } from '../../services/data/run-operation';
import { showToast } from '../../ui/toaster';

export interface ItemRemoval {
  /** Id of the item being removed. */
  readonly removing: string | null;
  readonly problem: OperationProblem | null;
  /** Retries a failed Undo; null if none failed. */
  readonly undoAgain: (() => void) | null;
  remove(item: Pick<CartItem, 'id'>): void;
}

type Change = RemoveCartItemMutation | RestoreCartItemMutation;

const changeOf = (data: Change): CartChangeFieldsFragment =>
  'removeCartItem' in data ? data.removeCartItem : data.restoreCartItem;

/**
 * Returns the displayed cart's version, or null. Doesn't read its items, of which there may be a
 * hundred.
 */
function shownCart(client: ApolloClient, id: string): CartVersionFragment | null {
  return client.readFragment({
    fragment: CartVersionFragmentDoc,
    from: { __typename: 'CreditApplication', id },
  });
}

/** Removes items from the cart without confirmation, and restores one on Undo. */
export function useRemoveItem(applicationId: string | null): ItemRemoval {
  const client = useApolloClient();
  const [removing, setRemoving] = useState<string | null>(null);
  const [problem, setProblem] = useState<OperationProblem | null>(null);
  const [undoAgain, setUndoAgain] = useState<(() => void) | null>(null);
  const takeOut = useMemo(() => createOperation(client, RemoveCartItemDocument), [client]);
  const putBack = useMemo(() => createOperation(client, RestoreCartItemDocument), [client]);

  const running = useRef({ count: 0, overlap: false });
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    // The clicked button is gone, and the cart may be empty now.
    if (changes > 0) focusHeadingInPlace();
  }, [changes]);

  const change = useCallback(
    async (id: string, work: () => Promise<OperationAnswer<Change>>): Promise<boolean> => {
      setProblem(null);
      setUndoAgain(null);
      const before = shownCart(client, id);
      const now = running.current;
      now.overlap = now.count > 0;
      now.count += 1;
      const { data, problem: found } = await work();
      now.count -= 1;
      setProblem(found);
      // Also if responses may have arrived out of order.
      if (data === null || now.overlap || !tellsAll(before, changeOf(data))) {
        await client
          .refetchQueries({ include: [GetItemCartDocument, ApplicationDocument] })
          .then(null, () => undefined);
      }
      return found === null;
    },
    [client],
  );

  const remove = useCallback(
    (item: Pick<CartItem, 'id'>): void => {
      if (applicationId === null) return;
      const variables = { creditApplicationId: applicationId, itemId: item.id };
      const undo = (): void =>
        void change(applicationId, () => putBack(variables)).then((done) => {
          if (done) setChanges((count) => count + 1);
          else setUndoAgain(() => undo);
        });
      setRemoving(item.id);
      void change(applicationId, () => takeOut(variables))
        .then((done) => {
          if (!done) return;
          setChanges((count) => count + 1);
          showToast({
            title: 'Item removed',
            action: { label: 'Undo', onClick: undo },
            duration: LIMITS.toast.undoMs,
          });
        })
        .finally(() => setRemoving(null));
    },
    [applicationId, change, putBack, takeOut],
  );

  return { removing, problem, undoAgain, remove };
}

/**
 * Returns whether the response of a removal is complete: nothing else has changed the cart since `before`, and the
 * status is the same. Then the cart needs no refetch.
 */
export function tellsAll(
  before: CartVersionFragment | null,
  after: CartChangeFieldsFragment,
): boolean {
  const shown = before?.itemCart?.version;
  return (
    shown !== undefined && after.itemCart?.version === shown + 1 && after.status === before?.status
  );
}
