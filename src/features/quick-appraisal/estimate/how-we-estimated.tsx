import type { ItemKindName } from '../../../catalogue/items';
import { EstimateDisclaimer } from '../../../common/disclosures/estimate-disclaimer';
import { estimateLines } from '../../../common/items/estimate/estimate-lines';
import type { Estimate } from '../../../common/items/estimate/estimate-types';
import { Details } from '../../../ui/details';
import { KeyFacts } from '../../../ui/key-facts';

/** The numbers behind an estimate. */
export function HowWeEstimated({
  estimate,
  kind,
}: {
  readonly estimate: Estimate;
  readonly kind: ItemKindName;
}) {
  return (
    <>
      <Details summary="How we estimated this">
        <KeyFacts items={estimateLines(estimate, kind)} />
      </Details>
      <EstimateDisclaimer />
    </>
  );
}
