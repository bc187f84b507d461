import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo, useState } from 'react';
import { LIMITS } from '../../catalogue/limits';
import {
  ApplicationDocument,
  GetItemCartDocument,
  RemoveCartItemDocument,
  RestoreCartItemDocument,
} from '../../contract/generated/documents';
import type { CartItem } from '../../domain/item/cart/use-item-cart';
import { focusHeading } from '../../ui/focus-heading';
import type { OperationProblem } from '../../services/data/operation-error';
import { createOperation, type OperationAnswer } from '../../services/data/run-operation';
import { showToast } from '../../ui/toaster';

export interface ItemRemoval {
  /** The id of the item that is being taken out. */
  readonly removing: string | null;
  readonly problem: OperationProblem | null;
  /** Puts the item back whose Undo failed; null where none did. */
  readonly undoAgain: (() => void) | null;
  remove(item: Pick<CartItem, 'id'>): void;
}

/** Takes items out of the cart without asking, and puts one back when that was a mistake. */
export function useRemoveItem(applicationId: string | null): ItemRemoval {
  const client = useApolloClient();
  const [removing, setRemoving] = useState<string | null>(null);
  const [problem, setProblem] = useState<OperationProblem | null>(null);
  const [undoAgain, setUndoAgain] = useState<(() => void) | null>(null);
  const takeOut = useMemo(() => createOperation(client, RemoveCartItemDocument), [client]);
  const putBack = useMemo(() => createOperation(client, RestoreCartItemDocument), [client]);

  const change = useCallback(
    async (work: () => Promise<OperationAnswer<unknown>>): Promise<boolean> => {
      setProblem(null);
      setUndoAgain(null);
      const { problem: found } = await work();
      setProblem(found);
      // The cart is read again whatever happened: another tab can have changed it.
      await client
        .refetchQueries({ include: [GetItemCartDocument, ApplicationDocument] })
        .then(null, () => undefined);
      return found === null;
    },
    [client],
  );

  const remove = useCallback(
    (item: Pick<CartItem, 'id'>): void => {
      if (applicationId === null) return;
      const variables = { creditApplicationId: applicationId, itemId: item.id };
      const undo = (): void =>
        void change(() => putBack(variables)).then((done) => {
          if (!done) return setUndoAgain(() => undo);
          // The toast with the button that was pressed is gone by then.
          return requestAnimationFrame(focusHeading);
        });
      setRemoving(item.id);
      void change(() => takeOut(variables))
        .then((done) => {
          if (!done) return;
          focusHeading();
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
