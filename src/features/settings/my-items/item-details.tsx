import { formatCents } from '../../../domain/text/format';
import { ITEM_STATES, itemObstacle } from '../../../domain/item/cart/item-state';
import type { CartItem } from '../../../domain/item/cart/use-item-cart';
import { estimateLines } from '../../../domain/item/estimate/estimate-lines';
import { rangeText } from '../../../domain/item/estimate/estimate-text';
import { PlainList } from '../../../ui/plain-list';
import { KeyFacts } from '../../../ui/key-facts';
import { Text } from '../../../ui/heading';

/** Returns the inspected value, otherwise the estimate, otherwise the state. */
export function itemValue({ inspection, state, estimate }: CartItem): string {
  if (inspection) return `Inspected: ${formatCents(inspection.line)}`;
  return state === 'ESTIMATED' ? `Estimate: ${rangeText(estimate)}` : ITEM_STATES[state].label;
}

/** Explains differences between estimate and inspected value. */
export function ItemDetails({ item }: { readonly item: CartItem }) {
  const { inspection, state, estimate, kind } = item;
  const obstacle = itemObstacle(item);
  return (
    <>
      {obstacle !== null && <Text>{obstacle}</Text>}
      {inspection && (
        <KeyFacts
          items={[
            { term: 'Estimate', description: rangeText(estimate) },
            { term: 'Inspected', description: formatCents(inspection.line) },
          ]}
        />
      )}
      {inspection && inspection.differences.length > 0 && (
        <PlainList items={inspection.differences} />
      )}
      {state === 'ESTIMATED' && (
        <KeyFacts items={estimateLines(estimate, kind, item.answers.stones)} />
      )}
    </>
  );
}
