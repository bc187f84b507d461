import { cartRefusal } from '../../domain/item/cart/cart-refusals';
import { MutationProblem } from '../../shell/problems/problem-panel';
import { Button } from '../../ui/button';
import { Actions } from '../../ui/stack';
import type { ItemRemoval } from './use-remove-item';

/** Why an item couldn't be removed or restored; restoring can be retried. */
export function RemovalProblem({ removal }: { readonly removal: ItemRemoval }) {
  const { problem, undoAgain } = removal;
  return (
    <>
      <MutationProblem problem={problem} refused={cartRefusal(problem)} checks="page" />
      {undoAgain !== null && (
        <Actions>
          <Button variant="secondary" onClick={undoAgain}>
            Put the Item Back
          </Button>
        </Actions>
      )}
    </>
  );
}
