import { LinkButton } from '../../../ui/link-button';
import { Button } from '../../../ui/button';
import { Callout } from '../../../ui/callout';
import { Text } from '../../../ui/heading';
import { Actions, Stack } from '../../../ui/stack';
import type { Flow } from '../../../catalogue/flows';
import { SCREENS } from '../../../catalogue/screens';
import { cartRefusal } from '../../../domain/item/cart/cart-refusals';
import { useBrand } from '../../../domain/program/use-brand';
import { MutationProblem } from '../../../shell/problems/problem-panel';
import type { OperationProblem } from '../../../services/data/operation-error';

export interface EstimateActionsProps {
  readonly flow: Flow;
  readonly isVisitor: boolean;
  readonly canBeAdded: boolean;
  readonly adding: boolean;
  readonly problem: OperationProblem | null;
  onAdd(): void;
  onEdit(): void;
}

/** Only the item flow has a cart. */
export function EstimateActions(props: EstimateActionsProps) {
  const { flow, isVisitor, canBeAdded, adding, problem } = props;
  const { texts } = useBrand();
  const another = SCREENS['quick-appraisal'].path.item;
  const hasCart = flow === 'item';
  return (
    <Stack gap={3}>
      <MutationProblem problem={problem} refused={cartRefusal(problem)} />
      {canBeAdded && !hasCart && (
        <Callout tone="info">
          <p>{`${texts.cardName} isn’t secured by items, so this estimate is for your information only.`}</p>
        </Callout>
      )}
      <Actions>
        {canBeAdded && hasCart && (
          <Button loading={adding} onClick={props.onAdd}>
            Add to Cart
          </Button>
        )}
        <Button variant="secondary" onClick={props.onEdit}>
          Edit Answers
        </Button>
        <LinkButton href={another} variant="secondary">
          Estimate Another Item
        </LinkButton>
      </Actions>
      {isVisitor && canBeAdded && hasCart && (
        <Text tone="muted">Create an account to save your item</Text>
      )}
    </Stack>
  );
}
