import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import * as v from 'valibot';
import { LIMITS } from '../../catalogue/limits';
import { STORAGE_KEYS } from '../../catalogue/storage-keys';
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
import { sessionStore } from '../../services/storage/storage';
import { storedJson } from '../../services/storage/stored-value';
import { showToast } from '../../ui/toaster';

interface RemovedItem {
  readonly applicationId: string;
  readonly id: string;
  readonly name: string;
}

const removedItemStore = storedJson(
  sessionStore,
  STORAGE_KEYS.removedItem,
  v.object({ applicationId: v.string(), id: v.string(), name: v.string() }),
);

export const UNDO_ID = 'undo-removal';

export interface ItemRemoval {
  readonly removing: string | null;
  readonly problem: OperationProblem | null;
  readonly removed: { readonly name: string; undo(): void } | null;
  readonly undoFailed: boolean;
  readonly undoing: boolean;
  remove(item: Pick<CartItem, 'id' | 'name'>): void;
}

type Change = RemoveCartItemMutation | RestoreCartItemMutation;

const changeOf = (data: Change): CartChangeFieldsFragment =>
  'removeCartItem' in data ? data.removeCartItem : data.restoreCartItem;

/** Returns the cart's version, or null. Reads no items, of which there may be a hundred. */
function shownCart(client: ApolloClient, id: string): CartVersionFragment | null {
  return client.readFragment({
    fragment: CartVersionFragmentDoc,
    from: { __typename: 'CreditApplication', id },
  });
}

/** Removes items without confirmation; Undo restores the last one. */
export function useRemoveItem(applicationId: string | null): ItemRemoval {
  const client = useApolloClient();
  const [removing, setRemoving] = useState<string | null>(null);
  const [removed, setRemoved] = useState<RemovedItem | null>(removedItemStore.read);
  const [problem, setProblem] = useState<OperationProblem | null>(null);
  const [undoing, setUndoing] = useState(false);
  const [undoFailed, setUndoFailed] = useState(false);
  const takeOut = useMemo(() => createOperation(client, RemoveCartItemDocument), [client]);
  const putBack = useMemo(() => createOperation(client, RestoreCartItemDocument), [client]);

  const running = useRef({ count: 0, overlap: false });
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    if (changes === 0) return;
    // The focused button was removed.
    const undoButton = document.getElementById(UNDO_ID);
    if (undoButton === null) focusHeadingInPlace();
    else undoButton.focus();
  }, [changes]);

  const change = useCallback(
    async (
      id: string,
      work: () => Promise<OperationAnswer<Change>>,
    ): Promise<CartChangeFieldsFragment | null> => {
      setProblem(null);
      const before = shownCart(client, id);
      const now = running.current;
      now.overlap = now.count > 0;
      now.count += 1;
      const { data, problem: found } = await work();
      now.count -= 1;
      setProblem(found);
      // Refetch if the response is incomplete, or if responses may have arrived out of order.
      if (data === null || now.overlap || !isCompleteResponse(before, changeOf(data))) {
        await client
          .refetchQueries({ include: [GetItemCartDocument, ApplicationDocument] })
          .then(null, () => undefined);
      }
      return data === null ? null : changeOf(data);
    },
    [client],
  );

  const noteRemoved = useCallback((item: RemovedItem | null): void => {
    if (item === null) removedItemStore.remove();
    else removedItemStore.write(item);
    setRemoved(item);
  }, []);

  const undo = useCallback(
    async (item: RemovedItem): Promise<void> => {
      const variables = { creditApplicationId: item.applicationId, itemId: item.id };
      setUndoing(true);
      const done = (await change(item.applicationId, () => putBack(variables))) !== null;
      setUndoing(false);
      setUndoFailed(!done);
      if (done) {
        if (removedItemStore.read()?.id === item.id) noteRemoved(null);
        setChanges((count) => count + 1);
      } else {
        noteRemoved(item);
      }
    },
    [change, noteRemoved, putBack],
  );

  const remove = useCallback(
    ({ id, name }: Pick<CartItem, 'id' | 'name'>): void => {
      if (applicationId === null) return;
      const item = { applicationId, id, name };
      const variables = { creditApplicationId: applicationId, itemId: id };
      setUndoFailed(false);
      setRemoving(id);
      void change(applicationId, () => takeOut(variables))
        .then((changed) => {
          if (changed === null) return;
          noteRemoved(item);
          setChanges((count) => count + 1);
          // An empty cart renders its own Undo.
          if (changed.itemCart?.items.length === 0) return;
          showToast({
            title: `Item removed: ${name}`,
            action: { label: 'Undo', onClick: () => void undo(item) },
            duration: LIMITS.toast.undoMs,
          });
        })
        .finally(() => setRemoving(null));
    },
    [applicationId, change, noteRemoved, takeOut, undo],
  );

  const last = removed !== null && removed.applicationId === applicationId ? removed : null;
  return {
    removing,
    problem,
    removed: last && { name: last.name, undo: () => void undo(last) },
    undoing,
    undoFailed,
    remove,
  };
}

/**
 * Whether nothing else changed the cart since `before` and the status is the same, so that it needs
 * no refetch.
 */
export function isCompleteResponse(
  before: CartVersionFragment | null,
  after: CartChangeFieldsFragment,
): boolean {
  const shown = before?.itemCart?.version;
  return (
    shown !== undefined && after.itemCart?.version === shown + 1 && after.status === before?.status
  );
}
