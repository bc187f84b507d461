import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { LIMITS } from '../../catalogue/limits';
import {
  ApplicationDocument,
  GetItemCartDocument,
  RemoveCartItemDocument,
  RestoreCartItemDocument,
} from '../../contract/generated/documents';
import type { CartItem } from '../../common/items/cart/use-item-cart';
import { focusHeading } from '../../common/status/focus-heading';
import { operationProblem, type OperationProblem } from '../../services/data/operation-error';
import { showToast } from '../../ui/toaster';

/** Takes items out of the cart without asking, and puts one back when that was a mistake. */
export function useRemoveItem(applicationId: string | null): {
  /** The id of the item that is being taken out. */
  readonly removing: string | null;
  readonly problem: OperationProblem | null;
  remove(item: CartItem): void;
} {
  const client = useApolloClient();
  const [removing, setRemoving] = useState<string | null>(null);
  const [problem, setProblem] = useState<OperationProblem | null>(null);

  const change = useCallback(
    async (work: () => Promise<{ readonly error?: unknown }>): Promise<boolean> => {
      setProblem(null);
      const found = await work().then(({ error }) => operationProblem(error), operationProblem);
      setProblem(found);
      // The cart is read anew whatever happened: another tab can have changed it.
      await client
        .refetchQueries({ include: [GetItemCartDocument, ApplicationDocument] })
        .then(null, () => undefined);
      return found === null;
    },
    [client],
  );

  const remove = useCallback(
    (item: CartItem): void => {
      if (applicationId === null) return;
      const variables = { creditApplicationId: applicationId, itemId: item.id };
      const undo = (): void =>
        void change(() => client.mutate({ mutation: RestoreCartItemDocument, variables }));
      setRemoving(item.id);
      void change(() => client.mutate({ mutation: RemoveCartItemDocument, variables }))
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
    [applicationId, change, client],
  );

  return { removing, problem, remove };
}
