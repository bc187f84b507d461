import { cartRefusal } from '../../domain/item/cart/cart-refusals';
import { MutationProblem } from '../../shell/problems/problem-panel';
import { Button } from '../../ui/button';
import { Actions } from '../../ui/stack';
import type { ItemRemoval } from './use-remove-item';

/** Why an item could not be taken out or put back; the latter can be tried again. */
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
