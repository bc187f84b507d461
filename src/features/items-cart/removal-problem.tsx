import { cartRefusal } from '../../domain/item/cart/cart-refusals';
import { MutationProblem } from '../../shell/problems/problem-panel';
import { Button } from '../../ui/button';
import { Callout } from '../../ui/callout';
import { Actions } from '../../ui/stack';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { UNDO_ID, type ItemRemoval } from './use-remove-item';

interface RemovalProps {
  readonly removal: ItemRemoval;
}

function WhyNot({ removal: { problem } }: RemovalProps) {
  return <MutationProblem problem={problem} refused={cartRefusal(problem)} checks="page" />;
}

/** Only restoring can be tried again. */
export function RemovalProblem({ removal }: RemovalProps) {
  const { removed, undoing, undoFailed } = removal;
  return (
    <>
      <WhyNot removal={removal} />
      {undoFailed && removed !== null && (
        <Actions>
          <Button variant="secondary" loading={undoing} onClick={removed.undo}>
            Put the Item Back
          </Button>
        </Actions>
      )}
    </>
  );
}

export function RemovedItemNote({ removal }: RemovalProps) {
  const { removed, undoing } = removal;
  return (
    <>
      <WhyNot removal={removal} />
      {removed !== null && (
        <Callout
          tone="info"
          title={`Item removed: ${removed.name}`}
          actions={
            <Actions>
              <Button
                id={UNDO_ID}
                variant="secondary"
                size="small"
                loading={undoing}
                onClick={removed.undo}
              >
                Undo<VisuallyHidden> removing {removed.name}</VisuallyHidden>
              </Button>
            </Actions>
          }
        />
      )}
    </>
  );
}
