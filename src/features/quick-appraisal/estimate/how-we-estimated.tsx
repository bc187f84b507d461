import { Text } from '../../../ui/heading';
import type { ItemKindName } from '../../../catalogue/items';
import { estimateLines, type EstimatedStone } from '../../../domain/item/estimate/estimate-lines';
import type { Estimate } from '../../../domain/item/estimate/estimate-text';
import { Details } from '../../../ui/details';
import { KeyFacts } from '../../../ui/key-facts';

function EstimateDisclaimer() {
  return (
    <Text tone="muted">
      An estimate is not an offer of credit. Your final credit line depends on our inspection of
      your items, verification of your information and our credit decision.
    </Text>
  );
}

export function HowWeEstimated({
  estimate,
  kind,
  stones,
}: {
  readonly estimate: Estimate;
  readonly kind: ItemKindName;
  readonly stones: readonly EstimatedStone[];
}) {
  return (
    <>
      <Details summary="How we estimated this">
        <KeyFacts items={estimateLines(estimate, kind, stones)} />
      </Details>
      <EstimateDisclaimer />
    </>
  );
}
